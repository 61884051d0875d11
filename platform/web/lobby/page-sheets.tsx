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

const THEME_WORDS: readonly { value: Settings['theme']; label: string; note: string }[] = [
  { value: 'system', label: 'As the system', note: 'day or night' },
  { value: 'day', label: 'Day', note: 'ink on paper' },
  { value: 'night', label: 'Night', note: 'lamp-light on slate' },
];
const TEXT_WORDS: readonly { value: Settings['text']; label: string }[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
  { value: 'largest', label: 'Largest' },
];
const SPEED_WORDS: readonly { value: Settings['speed']; label: string; note: string }[] = [
  { value: 'slow', label: 'Full', note: 'everything told' },
  { value: 'fast', label: 'Brisk', note: 'for the practised' },
  { value: 'skip', label: 'Skip', note: 'straight to the result' },
];
const VERDICT_WORDS: readonly { value: Settings['verdicts']; label: string; note: string }[] = [
  { value: 'wait', label: 'Wait for me', note: 'until I have read them' },
  { value: 'pass', label: 'Go on', note: 'at the story’s own speed' },
];
const MOTION_WORDS: readonly { value: Settings['motion']; label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'reduced', label: 'Less' },
  { value: 'full', label: 'All of it' },
];

const SOUND_WORDS: readonly { value: Settings['sound']; label: string; note: string }[] = [
  { value: 'off', label: 'Off', note: 'nothing is heard' },
  { value: 'on', label: 'On', note: 'wind, guns, the bell, your turn' },
];

const MINI_MAP_WORDS: readonly { value: Settings['miniMap']; label: string; note: string }[] = [
  { value: 'shown', label: 'Shown', note: 'where only a part of the chart is' },
  { value: 'hidden', label: 'Hidden', note: 'the chart has all the room' },
];

const WORDS_WORDS: readonly { value: Settings['words']; label: string; note: string }[] = [
  { value: 'explained', label: 'Explained', note: 'under the pointer, or by a tap' },
  { value: 'plain', label: 'Plain', note: 'no marks, for those who know' },
];

export function SettingsSheet({ onClose }: SheetProps): ReactNode {
  const { theme, speed, motion, verdicts, text, sound, volume, miniMap, words, change } = useSettings();
  return (
    <Dialog open title="Settings" onClose={onClose} testId="settings">
      <Choices
        legend="Light"
        choices={THEME_WORDS}
        chosen={theme}
        onChoose={(wish) => change({ theme: wish })}
      />
      <Choices
        legend="Size of text"
        choices={TEXT_WORDS}
        chosen={text}
        onChoose={(wish) => change({ text: wish })}
      />
      <Choices
        legend="The story of a step"
        choices={SPEED_WORDS}
        chosen={speed}
        onChoose={(wish) => change({ speed: wish })}
      />
      <Choices
        legend="Verdicts and reports"
        choices={VERDICT_WORDS}
        chosen={verdicts}
        onChoose={(wish) => change({ verdicts: wish })}
      />
      <Choices
        legend="Movement on the page"
        choices={MOTION_WORDS}
        chosen={motion}
        onChoose={(wish) => change({ motion: wish })}
      />
      <Choices
        legend="Sound"
        choices={SOUND_WORDS}
        chosen={sound}
        onChoose={(wish) => change({ sound: wish })}
      />
      {sound === 'on' && <Volume volume={volume} onVolume={(wish) => change({ volume: wish })} />}
      <Choices
        legend="Mini-map"
        choices={MINI_MAP_WORDS}
        chosen={miniMap}
        onChoose={(wish) => change({ miniMap: wish })}
      />
      <Choices
        legend="Words of the game"
        choices={WORDS_WORDS}
        chosen={words}
        onChoose={(wish) => change({ words: wish })}
      />
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
