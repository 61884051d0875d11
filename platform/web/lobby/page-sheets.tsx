/** Settings and keys. */
import { type ReactNode, useId } from 'react';
import { PAGE_WORDS } from '../page-words.ts';
import { LOUDEST, type Settings, useSettings } from '../settings.ts';
import { speaker } from '../sound/speaker.ts';
import { Dialog } from '../toolkit/controls.tsx';
import { useKeyList } from '../toolkit/keys.ts';
import { Choices } from './choices.tsx';
import { KEY_WORDS, SETTINGS_WORDS, VOLUME_WORDS } from './sheet-words.ts';

interface SheetProps {
  onClose(): void;
}

/** Settings that are one of a few. */
type Picked = 'theme' | 'text' | 'speed' | 'verdicts' | 'motion' | 'sound' | 'miniMap' | 'words';

/** The values of each, in the order in which they are offered. */
const PICKS: { readonly [K in Picked]: readonly Settings[K][] } = {
  theme: ['system', 'day', 'night'],
  text: ['normal', 'large', 'largest'],
  speed: ['slow', 'fast', 'skip'],
  verdicts: ['wait', 'pass'],
  motion: ['system', 'reduced', 'full'],
  sound: ['off', 'on'],
  miniMap: ['shown', 'hidden'],
  words: ['explained', 'plain'],
};

/** A value that had no words would not compile. */
const PICK_WORDS: {
  readonly [K in Picked]: Readonly<Record<Settings[K], readonly [label: string, note?: string]>> & {
    readonly legend: string;
  };
} = SETTINGS_WORDS;

function Pick<K extends Picked>({ of }: { readonly of: K }): ReactNode {
  const settings = useSettings();
  const words = PICK_WORDS[of];
  return (
    <Choices<Settings[K]>
      legend={words.legend}
      choices={PICKS[of].map((value) => {
        const [label, note] = words[value];
        return { value, label, note };
      })}
      chosen={settings[of]}
      onChoose={(wish) => settings.change({ [of]: wish })}
    />
  );
}

export function SettingsSheet({ onClose }: SheetProps): ReactNode {
  const { sound, volume, change } = useSettings();
  return (
    <Dialog open title={PAGE_WORDS.settings} onClose={onClose} testId="settings">
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
      <label htmlFor={field}>{VOLUME_WORDS}</label>
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

export function HelpSheet({ onClose }: SheetProps): ReactNode {
  const groups = [...useKeyList()];
  return (
    <Dialog open title={PAGE_WORDS.keys} onClose={onClose} testId="help">
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
