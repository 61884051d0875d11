/** A finished match again: by step and by turn, through anybody's eyes, and from any moment on as a new match. */
import type { Seat } from '@weathergage/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { CaptainsLog } from '../match/log/captains-log.tsx';
import { linesOf } from '../match/log/log-lines.ts';
import { MATCH_WORDS } from '../match/match-words.ts';
import { subjectName } from '../match/names.ts';
import { RuleDialog } from '../match/rule-dialog.tsx';
import { SafeBoard } from '../match/safe-board.tsx';
import { type PanelTab, SidePanel } from '../match/side-panel.tsx';
import { TopBar } from '../match/top-bar.tsx';
import { useSettings } from '../settings.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { Button, IconButton, RuleOpener } from '../toolkit/controls.tsx';
import { useKeys } from '../toolkit/keys.ts';
import { SoundContext } from '../toolkit/sound/sounds.ts';
import type { Film } from './film.ts';
import { ReplayTab } from './replay-tab.tsx';
import { FILM_TROUBLES, REPLAY_WORDS as WORDS } from './replay-words.ts';
import { SeenBy } from './seen-by.tsx';
import { ShareMoment } from './share-moment.tsx';
import { useReel } from './use-reel.ts';

interface ReplayScreenProps {
  readonly loaded: LoadedGame;
  readonly film: Film;
  readonly title: string;
  /** The moment that is shown first. */
  readonly from: number;
  /** Makes a new local match that goes on from this moment. */
  onFork(from: { readonly step: number; readonly state: unknown }): void;
  /** Makes one at the server, for people by link; null where the server does not have the match. What went wrong. */
  readonly onFriend: ((n: number, seat: Seat) => Promise<string | null>) | null;
  /** The address of a moment, for others; null where nobody else could open it. */
  readonly linkTo: ((frame: number, seat: Seat) => string) | null;
  /** Whose eyes it is seen through first. */
  readonly eyes: Seat;
  readonly onReport: (() => void) | null;
}

const REFUSED = { code: 'replay', rule: 'umpire', message: FILM_TROUBLES.nothingOrdered };

export function ReplayScreen(props: ReplayScreenProps): ReactNode {
  const { loaded, film, title, onFork, onReport } = props;
  const { board } = loaded;
  const [seat, setSeat] = useState<Seat>(props.eyes);
  const [focus, setFocus] = useState<string | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [tab, setTab] = useState<PanelTab>('log');
  const speed = useSettings((settings) => settings.speed);
  const hear = useSounds(board.sounds);
  const reel = useReel(film, seat, board.turnOf, props.from);
  const { frame, desk, story } = reel;
  const last = film.length - 1;
  const chapters = useMemo(
    () => Array.from({ length: frame }, (_, index) => film.chapter(index + 1, seat)!),
    [film, frame, seat],
  );
  const past = useMemo(() => (story === null ? chapters : chapters.slice(0, -1)), [story, chapters]);
  const lines = linesOf(board, past);
  const headline = board.headline(desk);

  useKeys([
    { keys: 'Space', label: WORDS.playOrPause, group: WORDS.name, run: () => reel.run(!reel.running) },
    { keys: ['ArrowRight', '.'], label: WORDS.stepOn, group: WORDS.name, run: reel.stepOn },
    { keys: ['ArrowLeft', ','], label: WORDS.stepBack, group: WORDS.name, run: () => reel.goTo(frame - 1) },
    { keys: ']', label: WORDS.turnOn, group: WORDS.name, run: () => reel.turnBy(1) },
    { keys: '[', label: WORDS.turnBack, group: WORDS.name, run: () => reel.turnBy(-1) },
  ]);

  return (
    <RuleOpener value={setRule}>
      <div className="match-page">
        <TopBar title={WORDS.title(title)} headline={headline} connection="local" unsent={0} since={null} />
        <section className="reel" aria-label={WORDS.name}>
          <div className="reel-buttons">
            <IconButton label={WORDS.turnBack} onClick={() => reel.turnBy(-1)} disabled={frame === 0}>
              «
            </IconButton>
            <IconButton label={WORDS.stepBack} onClick={() => reel.goTo(frame - 1)} disabled={frame === 0}>
              ‹
            </IconButton>
            <Button
              look="brass"
              className="reel-play"
              onClick={() => reel.run(!reel.running)}
              data-testid="replay-play"
            >
              {reel.running ? WORDS.pause : WORDS.play}
            </Button>
            <IconButton label={WORDS.stepOn} onClick={reel.stepOn} disabled={frame === last}>
              ›
            </IconButton>
            <IconButton label={WORDS.turnOn} onClick={() => reel.turnBy(1)} disabled={frame === last}>
              »
            </IconButton>
          </div>
          <label className="reel-slider">
            <span className="visually-hidden">{WORDS.moment}</span>
            <input
              type="range"
              min={0}
              max={last}
              value={frame}
              aria-valuetext={WORDS.stepAt(WORDS.momentAt(headline.turn, headline.phase), frame, last)}
              data-testid="replay-slider"
              onChange={(event) => {
                reel.run(false);
                reel.goTo(Number(event.target.value));
              }}
            />
          </label>
          <span className="reel-count">
            {frame} / {last}
          </span>
          <SeenBy film={film} seat={seat} onSeat={setSeat} />
        </section>
        <div className="match-middle">
          <main className="match-board" aria-label={MATCH_WORDS.chart}>
            <div className="neatline">
              <SoundContext value={hear}>
                <SafeBoard key={seat} moment={desk.n} onFailed={reel.onStoryTold}>
                  <board.Board
                    desk={desk}
                    before={story?.before ?? null}
                    story={story}
                    past={past}
                    onStoryTold={reel.onStoryTold}
                    speed={speed}
                    title={title}
                    readOnly
                    answer={() => Promise.resolve(REFUSED)}
                    focus={focus}
                    onFocus={setFocus}
                  />
                </SafeBoard>
              </SoundContext>
            </div>
          </main>
          <SidePanel
            tab={tab}
            onTab={setTab}
            newest={lines.at(-1)?.text ?? ''}
            log={
              <CaptainsLog
                lines={lines}
                nameOf={(subject) => subjectName(board, subject, desk)}
                onFocus={setFocus}
              />
            }
            match={
              <ReplayTab
                loaded={loaded}
                film={film}
                title={title}
                onFork={() => onFork(film.stateAt(frame))}
                onFriend={
                  props.onFriend === null ? null : (mine) => props.onFriend!(film.desk(frame, seat).n, mine)
                }
                share={
                  <ShareMoment
                    title={title}
                    frame={frame}
                    link={props.linkTo?.(frame, seat) ?? null}
                    show={(one) => {
                      reel.run(false);
                      reel.goTo(one);
                      const { turn, phase } = board.headline(film.desk(one, seat));
                      return { title, moment: WORDS.momentAt(turn, phase) };
                    }}
                  />
                }
                onReport={onReport}
                desk={desk}
              />
            }
          />
        </div>
        <RuleDialog board={board} rule={rule} onClose={() => setRule(null)} />
      </div>
    </RuleOpener>
  );
}
