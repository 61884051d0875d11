/** A new match: which scenario, which side, against whom. */
import { type ReactNode, useState } from 'react';
import { GAME_IDS, type LoadedGame, titleOf } from '../games.ts';
import { Button, Sheet } from '../toolkit/controls.tsx';
import { useBotNames } from './bots.ts';
import { Choices } from './choices.tsx';
import { defaultCard, type Opponent, seatsOf, type Wishes } from './plan.ts';
import { ScenarioList } from './scenario-list.tsx';

interface NewMatchProps {
  readonly loaded: LoadedGame;
  onClose(): void;
  onGame(gameId: string): void;
  /** Resolves with what went wrong, in words, or null. */
  onBegin(wishes: Wishes, gallery: boolean): Promise<string | null>;
}

const AGAINST: readonly { readonly value: Opponent; readonly label: string; readonly note: string }[] = [
  { value: 'machine', label: 'The machine', note: 'alone, here and now' },
  { value: 'same-screen', label: 'Same screen', note: 'a curtain between the players' },
  { value: 'online', label: 'By link', note: 'across the world, in your own time' },
];

const words = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

export function NewMatch({ loaded, onClose, onGame, onBegin }: NewMatchProps): ReactNode {
  const names = useBotNames(loaded.id);
  const [card, setCard] = useState(() => defaultCard(loaded.cards));
  const [seat, setSeat] = useState('');
  const [opponent, setOpponent] = useState<Opponent>('machine');
  const [bot, setBot] = useState(loaded.machine.usual);
  const [options, setOptions] = useState<Readonly<Record<string, number>>>({});
  const [gallery, setGallery] = useState(true);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  const seats = seatsOf(card);
  const mine = seats.some(({ id }) => id === seat) ? seat : (seats[0]?.id ?? '');
  // A machine that has not answered yet is taken at its usual word.
  const level = names === null || names.includes(bot) ? bot : (names.at(-1) ?? bot);

  const begin = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const chosen = Object.fromEntries(
      loaded.options.map(({ key, choices }) => [key, choices[options[key] ?? 0]?.value]),
    );
    setTrouble(await onBegin({ card, seat: mine, opponent, bot: level, options: chosen }, gallery));
    setBusy(false);
  };

  return (
    <Sheet
      open
      title="New match"
      onClose={onClose}
      testId="new-match-sheet"
      foot={
        <>
          {trouble !== null && (
            <p className="action-trouble sheet-trouble" role="alert">
              {trouble}
            </p>
          )}
          <Button look="brass" disabled={busy} onClick={() => void begin()} data-testid="begin">
            {busy ? 'Making ready…' : opponent === 'online' ? 'Make the links' : 'Make sail'}
          </Button>
        </>
      }
    >
      {GAME_IDS.length > 1 && (
        <Choices
          legend="Game"
          choices={GAME_IDS.map((id) => ({ value: id, label: titleOf(id) }))}
          chosen={loaded.id}
          onChoose={onGame}
        />
      )}
      <Choices<Opponent> legend="Against" choices={AGAINST} chosen={opponent} onChoose={setOpponent} />
      {opponent === 'machine' && names !== null && names.length > 1 && (
        <Choices
          legend="The machine plays as"
          choices={names.map((name) => ({
            value: name,
            label: words(name),
            note: loaded.machine.levels[name],
          }))}
          chosen={level}
          onChoose={setBot}
        />
      )}
      {opponent === 'machine' && names?.length === 0 && (
        <p className="match-note">
          The machine could not be fetched. It will play the first sensible order it finds.
        </p>
      )}
      <ScenarioList cards={loaded.cards} chosen={card.id} onChoose={setCard} />
      {opponent !== 'same-screen' && (
        <Choices
          legend="You command"
          choices={seats.map(({ id, name }) => ({
            value: id,
            label: name,
            note: card.sides.find((side) => side.seats.some((one) => one.id === id))?.ships.join(', '),
          }))}
          chosen={mine}
          onChoose={setSeat}
        />
      )}
      {loaded.options.map(({ key, label, choices }) => (
        <Choices
          key={key}
          legend={label}
          choices={choices.map((choice, index) => ({ value: String(index), label: choice.label }))}
          chosen={String(options[key] ?? 0)}
          onChoose={(index) => setOptions({ ...options, [key]: Number(index) })}
        />
      ))}
      {opponent === 'online' && (
        <label className="tick">
          <input type="checkbox" checked={gallery} onChange={(event) => setGallery(event.target.checked)} />
          <span>Whoever has the gallery’s link may watch</span>
        </label>
      )}
    </Sheet>
  );
}
