/** A ship of one's own, deck by deck: what she becomes by the tables stands beside her as the guns change. */
import { EnsignIcon } from '@weathergage/web/toolkit/at-sea/ensign.tsx';
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { capital } from '@weathergage/web/toolkit/phrases.ts';
import {
  asOptions,
  Choice,
  NumberField,
  TextField,
  Tick,
  Ticks,
} from '@weathergage/web/toolkit/workshop/fields.tsx';
import { type ReactNode, useMemo } from 'react';
import { type Battery, MOST_GUNS, readArmament, writeArmament } from '../../data/armament.ts';
import { type Design, designShip } from '../../data/build.ts';
import { type RosterShip, roster } from '../../data/roster.ts';
import { NATIONS, QUALITIES, RATES, SPECIALS, type Special } from '../../data/words.ts';
import { QUALITY_WORDS, RATE_WORDS } from '../look/words.ts';
import { Model } from './chart/model.tsx';
import { shipWords } from './edits/flaw-place.ts';
import { Statistics } from './leaves/statistics.tsx';

const CALIBRES = [3, 4, 6, 8, 9, 12, 18, 24, 32, 36, 42, 68] as const;
const SPECIAL_WORDS: Readonly<Record<Special, string>> = {
  flagship: 'fitted as a flagship',
  marines: 'marines aboard',
  signals: 'practised in signals',
};

export const FIRST_DESIGN: Design = {
  name: 'Weathergage',
  nation: 'British',
  armament: '28x32 30x18 16x9',
  quality: 'average',
  specials: [],
};

interface DesignerProps {
  readonly design: Design;
  readonly said: string;
  onChange(design: Design): void;
  onSave(design: Design, ship: RosterShip): void;
}

const decksOf = (armament: string): readonly Battery[] => {
  const read = readArmament(armament);
  return 'length' in read ? read : [];
};

function Decks({ design, onChange }: Pick<DesignerProps, 'design' | 'onChange'>): ReactNode {
  const decks = decksOf(design.armament);
  const put = (next: readonly Battery[]): void => onChange({ ...design, armament: writeArmament(next) });
  return (
    <fieldset className="tw-decks">
      <legend>Guns, deck by deck from below</legend>
      {decks.map((deck, at) => {
        const set = (change: Partial<Battery>): void =>
          put(decks.map((each, index) => (index === at ? { ...each, ...change } : each)));
        return (
          <div key={at} className="tw-deck">
            <NumberField
              label={`Deck ${at + 1}, guns`}
              value={deck.number}
              least={1}
              most={MOST_GUNS}
              testId={`deck-${at}-guns`}
              onChange={(number) => set({ number: Math.round(number) })}
            />
            <Choice
              label="Pounder"
              value={String(deck.calibre)}
              options={[...new Set([...CALIBRES, deck.calibre])]
                .toSorted((a, b) => a - b)
                .map((pounds) => ({ value: String(pounds), label: `${pounds}-pounder` }))}
              onChange={(pounds) => set({ calibre: Number(pounds) })}
            />
            <Tick label="carronades" checked={deck.carronade} onChange={(carronade) => set({ carronade })} />
            <Button
              look="quiet"
              aria-label={`Remove deck ${at + 1}`}
              disabled={decks.length === 1}
              onClick={() => put(decks.toSpliced(at, 1))}
            >
              ✕
            </Button>
          </div>
        );
      })}
      <div className="ws-row">
        <Button
          disabled={decks.length >= 6}
          onClick={() => put([...decks, { number: 10, calibre: 9, carronade: false }])}
        >
          Another deck
        </Button>
        <code className="ws-soft">{design.armament}</code>
      </div>
    </fieldset>
  );
}

export function Designer({ design, said, onChange, onSave }: DesignerProps): ReactNode {
  const made = useMemo(() => designShip(design), [design]);
  const rate = made.ok ? made.value.rate : '';
  return (
    <section className="tw-designer" aria-label="A ship of your own">
      <div className="tw-designer-form">
        <h2>A ship of your own</h2>
        <div className="ws-pair">
          <TextField
            label="Name"
            value={design.name}
            most={60}
            testId="design-name"
            onChange={(name) => onChange({ ...design, name })}
          />
          <Choice
            label="Nation"
            value={design.nation}
            options={asOptions(NATIONS)}
            onChange={(nation) => onChange({ ...design, nation })}
          />
          <Choice
            label="Rate"
            value={rate}
            options={[
              ...(rate === '' ? [{ value: '' as const, label: 'none yet' }] : []),
              ...asOptions(RATES, RATE_WORDS),
            ]}
            onChange={(wanted) => {
              // The guns make the rate: another rate is another ship's guns to begin with.
              const usual = roster.find((ship) => ship.rate === wanted);
              if (usual !== undefined) onChange({ ...design, armament: usual.armament });
            }}
          />
          <Choice
            label="Crew"
            value={design.quality}
            options={asOptions(QUALITIES, QUALITY_WORDS)}
            onChange={(quality) => onChange({ ...design, quality })}
          />
        </div>
        <Decks design={design} onChange={onChange} />
        <fieldset className="ws-ticks">
          <legend>Specials</legend>
          <Ticks
            options={asOptions(SPECIALS, SPECIAL_WORDS)}
            chosen={design.specials}
            onChange={(specials) => onChange({ ...design, specials })}
          />
        </fieldset>
      </div>
      <div className="tw-sheet">
        {made.ok ? (
          <>
            <header>
              <EnsignIcon nation={design.nation} />
              <h3>{design.name}</h3>
              <strong className="tw-points" data-testid="design-points">
                {made.value.points} <small>points</small>
              </strong>
            </header>
            <Model ship={made.value} />
            <p>
              {capital(shipWords(made.value))}, {made.value.largeGuns} of them large · {made.value.size} base
            </p>
            <Statistics ship={made.value} />
          </>
        ) : (
          <div role="alert" className="tw-refusal" data-testid="design-refusal">
            <h3>There can be no such ship</h3>
            <ul>
              {made.flaws.map(({ path, expected }) => (
                <li key={`${path} ${expected}`}>
                  {capital(path.slice(1))}: it should be {expected}.
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="ws-row">
          <Button
            look="brass"
            disabled={!made.ok}
            data-testid="design-save"
            onClick={() => made.ok && onSave(design, made.value)}
          >
            Save the design
          </Button>
          <span role="status">{said}</span>
        </div>
      </div>
    </section>
  );
}
