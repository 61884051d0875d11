/** While something is fetched, and when it can't be. */
import { type ReactNode, useEffect, useState } from 'react';
import { TopBar } from './match/top-bar.tsx';
import { goTo } from './router.ts';
import { troubleOf } from './salvage.tsx';
import { useOpenSheet } from './sheets.ts';
import { Button, Dialog } from './toolkit/controls.tsx';

export function Unrolling(): ReactNode {
  return (
    <div className="match-page">
      <TopBar title="Weathergage" headline={null} connection="local" unsent={0} since={null} />
      <main className="unrolling" aria-busy="true">
        <p role="status">Unrolling the chart…</p>
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
      <TopBar title="Weathergage" headline={null} connection="local" unsent={0} since={null} />
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
    title="No way through"
    ways={
      <>
        <Button onClick={() => location.reload()}>Try again</Button>
        <SheetButton sheet="new-match" look="brass">
          New match
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
    title="No such page"
    testId="nowhere"
    ways={
      <>
        <Button look="brass" onClick={() => goTo({ at: 'home' })}>
          To the match under way
        </Button>
        <SheetButton sheet="new-match">New match</SheetButton>
        <SheetButton sheet="matches">Matches and journals</SheetButton>
      </>
    }
  >
    <p role="alert">
      Nothing is kept under <b className="room-address">#/{address}</b>. If somebody sent you this link, a
      part of it may have been lost on the way: ask for it again.
    </p>
  </Room>
);

/** Two tabs must not play the same match: one of them waits here. */
export const InAnotherTab = ({ onTake }: { onTake(): void }): ReactNode => (
  <Room
    title="Open in another tab"
    testId="elsewhere"
    ways={
      <>
        <Button look="brass" onClick={onTake} data-testid="take-over">
          Play it here
        </Button>
        <SheetButton sheet="new-match">New match</SheetButton>
      </>
    }
  >
    <p>
      This match is being played in another tab of this browser. One tab at a time writes its journal, so that
      no order is lost: go on over there, or take the match over here.
    </p>
  </Room>
);

/** A sheet that can't be had: the match under it goes on. */
export function Lost({ words, onClose }: { readonly words: string; onClose(): void }): ReactNode {
  return (
    <Dialog open title="No way through" onClose={onClose}>
      <p role="alert">{words}</p>
    </Dialog>
  );
}
