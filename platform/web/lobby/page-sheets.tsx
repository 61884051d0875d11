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

interface OneOfFew<V> {
  readonly legend: string;
  readonly choices: readonly { readonly value: V; readonly label: string; readonly note?: string }[];
}

const PICKS: { readonly [K in Picked]: OneOfFew<Settings[K]> } = {
  theme: {
    legend: 'Light',
    choices: [
      { value: 'system', label: 'As the system', note: 'day or night' },
      { value: 'day', label: 'Day', note: 'ink on paper' },
      { value: 'night', label: 'Night', note: 'lamp-light on slate' },
    ],
  },
  text: {
    legend: 'Size of text',
    choices: [
      { value: 'normal', label: 'Normal' },
      { value: 'large', label: 'Large' },
      { value: 'largest', label: 'Largest' },
    ],
  },
  speed: {
    legend: 'The story of a step',
    choices: [
      { value: 'slow', label: 'Full', note: 'everything told' },
      { value: 'fast', label: 'Brisk', note: 'for the practised' },
      { value: 'skip', label: 'Skip', note: 'straight to the result' },
    ],
  },
  verdicts: {
    legend: 'Verdicts and reports',
    choices: [
      { value: 'wait', label: 'Wait for me', note: 'until I have read them' },
      { value: 'pass', label: 'Go on', note: 'at the story’s own speed' },
    ],
  },
  motion: {
    legend: 'Movement on the page',
    choices: [
      { value: 'system', label: 'As the system' },
      { value: 'reduced', label: 'Less' },
      { value: 'full', label: 'All of it' },
    ],
  },
  sound: {
    legend: 'Sound',
    choices: [
      { value: 'off', label: 'Off', note: 'nothing is heard' },
      { value: 'on', label: 'On', note: 'wind, guns, the bell, your turn' },
    ],
  },
  miniMap: {
    legend: 'Mini-map',
    choices: [
      { value: 'shown', label: 'Shown', note: 'where only a part of the chart is' },
      { value: 'hidden', label: 'Hidden', note: 'the chart has all the room' },
    ],
  },
  words: {
    legend: 'Words of the game',
    choices: [
      { value: 'explained', label: 'Explained', note: 'under the pointer, or by a tap' },
      { value: 'plain', label: 'Plain', note: 'no marks, for those who know' },
    ],
  },
};

function Pick<K extends Picked>({ of }: { readonly of: K }): ReactNode {
  const settings = useSettings();
  return (
    <Choices<Settings[K]>
      {...PICKS[of]}
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
