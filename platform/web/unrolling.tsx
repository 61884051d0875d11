/** While something is fetched, and when it can't be. */
import { type ReactNode, useEffect, useState } from 'react';
import { TopBar } from './match/top-bar.tsx';
import { HOUSE, PAGE_WORDS as WORDS } from './page-words.ts';
import { goTo } from './router.ts';
import { troubleOf } from './salvage.tsx';
import { useOpenSheet } from './sheets.ts';
import { Button, Dialog } from './toolkit/controls.tsx';
import { Worded } from './toolkit/worded.tsx';

export function Unrolling(): ReactNode {
  return (
    <div className="match-page">
      <TopBar title={HOUSE} headline={null} connection="local" unsent={0} since={null} />
      <main className="unrolling" aria-busy="true">
        <p role="status">{WORDS.unrolling}</p>
      </main>
    </div>
  );
}

/** A card in place of a match: what is the matter, and the ways on. */
function Room({
  title,
  testId,
  ways,
  children,
}: {
  readonly title: string;
  readonly testId?: string;
  readonly ways: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="match-page">
      <TopBar title={HOUSE} headline={null} connection="local" unsent={0} since={null} />
      <main className="on-sea room" data-testid={testId}>
        <div className="double-rule room-card">
          <h2 className="room-title">{title}</h2>
          {children}
          <div className="match-buttons">{ways}</div>
        </div>
      </main>
    </div>
  );
}

const SheetButton = ({
  sheet,
  look,
  children,
}: {
  readonly sheet: 'new-match' | 'matches';
  readonly look?: 'brass';
  readonly children: ReactNode;
}): ReactNode => {
  const open = useOpenSheet((sheets) => sheets.open);
  return (
    <Button {...(look === undefined ? {} : { look })} onClick={() => open(sheet)}>
      {children}
    </Button>
  );
};

export const Wrecked = ({ words }: { readonly words: string }): ReactNode => (
  <Room
    title={WORDS.noWay}
    ways={
      <>
        <Button onClick={() => location.reload()}>{WORDS.tryAgain}</Button>
        <SheetButton sheet="new-match" look="brass">
          {WORDS.newMatch}
        </SheetButton>
      </>
    }
  >
    <p role="alert">{words}</p>
  </Room>
);

/** A screen that is drawn from what is fetched for it. */
export function Fetched<A, T>({
  from,
  about,
  children,
}: {
  from(about: A): Promise<T>;
  readonly about: A;
  children(got: T): ReactNode;
}): ReactNode {
  const [got, setGot] = useState<{ readonly it: T } | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    from(about).then(
      (it) => setGot({ it }),
      (error: unknown) => setTrouble(troubleOf(error)),
    );
  }, [from, about]);
  if (trouble !== null) return <Wrecked words={trouble} />;
  return got === null ? <Unrolling /> : children(got.it);
}

/** Somebody has a wrong address: nothing is opened that was not asked for. */
export const Nowhere = ({ address }: { readonly address: string }): ReactNode => (
  <Room
    title={WORDS.noPage}
    testId="nowhere"
    ways={
      <>
        <Button look="brass" onClick={() => goTo({ at: 'home' })}>
          {WORDS.toMatch}
        </Button>
        <SheetButton sheet="new-match">{WORDS.newMatch}</SheetButton>
        <SheetButton sheet="matches">{WORDS.matches}</SheetButton>
      </>
    }
  >
    <p role="alert">
      <Worded text={WORDS.nothingThere} parts={{ address: <b className="room-address">#/{address}</b> }} />
    </p>
  </Room>
);

/** Two tabs must not play the same match: one of them waits here. */
export const InAnotherTab = ({ onTake }: { onTake(): void }): ReactNode => (
  <Room
    title={WORDS.elsewhere}
    testId="elsewhere"
    ways={
      <>
        <Button look="brass" onClick={onTake} data-testid="take-over">
          {WORDS.playHere}
        </Button>
        <SheetButton sheet="new-match">{WORDS.newMatch}</SheetButton>
      </>
    }
  >
    <p>{WORDS.elsewhereNote}</p>
  </Room>
);

/** A sheet that can't be had: the match under it goes on. */
export function Lost({ words, onClose }: { readonly words: string; onClose(): void }): ReactNode {
  return (
    <Dialog open title={WORDS.noWay} onClose={onClose}>
      <p role="alert">{words}</p>
    </Dialog>
  );
}
