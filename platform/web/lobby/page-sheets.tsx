/** Settings and keys. */
import { type ReactNode, useId } from 'react';
import { LOUDEST, type Settings, useSettings } from '../settings.ts';
import { speaker } from '../sound/speaker.ts';
import { Dialog } from '../toolkit/controls.tsx';
import { useKeyList } from '../toolkit/keys.ts';
import { Choices } from './choices.tsx';

interface SheetProps {
  onClose(): void;
}

/** Settings that are one of a few. */
type Picked = 'theme' | 'text' | 'speed' | 'verdicts' | 'motion' | 'sound' | 'miniMap' | 'words';

/** A value, what it is called, and what there is to say of it. */
type Row<V> = readonly [value: V, label: string, note?: string];

interface OneOfFew<V> {
  readonly legend: string;
  readonly rows: readonly Row<V>[];
}

const few = <V,>(legend: string, ...rows: readonly Row<V>[]): OneOfFew<V> => ({ legend, rows });

const PICKS: { readonly [K in Picked]: OneOfFew<Settings[K]> } = {
  theme: few(
    'Light',
    ['system', 'As the system', 'day or night'],
    ['day', 'Day', 'ink on paper'],
    ['night', 'Night', 'lamp-light on slate'],
  ),
  text: few('Size of text', ['normal', 'Normal'], ['large', 'Large'], ['largest', 'Largest']),
  speed: few(
    'The story of a step',
    ['slow', 'Full', 'everything told'],
    ['fast', 'Brisk', 'for the practised'],
    ['skip', 'Skip', 'straight to the result'],
  ),
  verdicts: few(
    'Verdicts and reports',
    ['wait', 'Wait for me', 'until I have read them'],
    ['pass', 'Go on', 'at the story’s own speed'],
  ),
  motion: few(
    'Movement on the page',
    ['system', 'As the system'],
    ['reduced', 'Less'],
    ['full', 'All of it'],
  ),
  sound: few('Sound', ['off', 'Off', 'nothing is heard'], ['on', 'On', 'wind, guns, the bell, your turn']),
  miniMap: few(
    'Mini-map',
    ['shown', 'Shown', 'where only a part of the chart is'],
    ['hidden', 'Hidden', 'the chart has all the room'],
  ),
  words: few(
    'Words of the game',
    ['explained', 'Explained', 'under the pointer, or by a tap'],
    ['plain', 'Plain', 'no marks, for those who know'],
  ),
};

function Pick<K extends Picked>({ of }: { readonly of: K }): ReactNode {
  const settings = useSettings();
  const { legend, rows } = PICKS[of];
  return (
    <Choices<Settings[K]>
      legend={legend}
      choices={rows.map(([value, label, note]) => ({ value, label, note }))}
      chosen={settings[of]}
      onChoose={(wish) => settings.change({ [of]: wish })}
    />
  );
}

export function SettingsSheet({ onClose }: SheetProps): ReactNode {
  const { sound, volume, change } = useSettings();
  return (
    <Dialog open title="Settings" onClose={onClose} testId="settings">
      <Pick of="theme" />
      <Pick of="text" />
      <Pick of="speed" />
      <Pick of="verdicts" />
      <Pick of="motion" />
      <Pick of="sound" />
      {sound === 'on' && <Volume volume={volume} onVolume={(wish) => change({ volume: wish })} />}
      <Pick of="miniMap" />
      <Pick of="words" />
    </Dialog>
  );
}

/** A stroke of the bell tells how loud it is. */
function Volume({
  volume,
  onVolume,
}: {
  readonly volume: number;
  onVolume(volume: number): void;
}): ReactNode {
  const field = useId();
  return (
    <div className="volume">
      <label htmlFor={field}>How loud</label>
      <input
        id={field}
        type="range"
        min={1}
        max={LOUDEST}
        value={volume}
        data-testid="volume"
        onChange={(event) => {
          const wish = Number(event.target.value);
          onVolume(wish);
          speaker.tune(wish / LOUDEST);
          void speaker.play('bell');
        }}
      />
      <output htmlFor={field}>{volume}</output>
    </div>
  );
}

const KEY_WORDS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};

export function HelpSheet({ onClose }: SheetProps): ReactNode {
  const groups = [...useKeyList()];
  return (
    <Dialog open title="Keys" onClose={onClose} testId="help">
      {groups.map(([group, keys]) => (
        <section key={group} aria-label={group}>
          <h3 className="sheet-title">{group}</h3>
          <dl className="keys">
            {keys.map(({ keys: pressed, label }) => (
              <div key={label}>
                <dt>
                  {pressed.map((key) => (
                    <kbd key={key}>{KEY_WORDS[key] ?? key}</kbd>
                  ))}
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
