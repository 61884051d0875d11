/**
 * One local match is played in one tab at a time: two umpires over the same journal would overwrite one another.
 * The browser's locks decide who has it; where there are none (a page not served securely), whoever opened it last.
 */

/** Milliseconds for a tab that is just being left to let go, and for a busy browser to answer at all. */
const PATIENCE = 2000;

export interface MatchClaim {
  /** Settles when another tab has taken the match over; never if it was released before. */
  readonly lost: Promise<void>;
  release(): void;
}

/** The part of LockManager that is used, so that a test can stand in for it. */
export interface LockService {
  request(
    name: string,
    options: { readonly steal?: boolean; readonly signal?: AbortSignal },
    held: () => Promise<void>,
  ): Promise<void>;
}

const nameOf = (id: string): string => `weathergage.match.${id}`;

const ofBrowser = (): LockService | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator.locks as LockService | undefined);

/** Null if another tab plays this match; with `steal` it is taken from that tab. */
export function claimMatch(
  id: string,
  steal: boolean,
  locks: LockService | undefined = ofBrowser(),
): Promise<MatchClaim | null> {
  return locks === undefined ? Promise.resolve(claimByWriting(id)) : claimByLock(id, steal, locks);
}

function claimByLock(id: string, steal: boolean, locks: LockService): Promise<MatchClaim | null> {
  return new Promise((settle) => {
    let release = (): void => {};
    let lose = (): void => {};
    const lost = new Promise<void>((taken) => {
      lose = taken;
    });
    const held = (): Promise<void> => {
      settle({ lost, release: () => release() });
      return new Promise((done) => {
        release = done;
      });
    };
    // A thief does not wait, and the browser allows him no impatience either.
    const terms = steal ? { steal } : { signal: AbortSignal.timeout(PATIENCE) };
    locks.request(nameOf(id), terms, held).catch(() => {
      // Before it was held: another tab has it. Afterwards: another tab took it.
      settle(null);
      lose();
    });
  });
}

/** Other tabs hear of every write to the browser's store; this one does not hear its own. */
function claimByWriting(id: string): MatchClaim {
  let release = (): void => {};
  const lost = new Promise<void>((taken) => {
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if (key === nameOf(id) && newValue !== null) taken();
    };
    addEventListener('storage', onStorage);
    release = () => removeEventListener('storage', onStorage);
  });
  return { lost, release };
}
