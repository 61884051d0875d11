/** Looking for newer pages, for whoever needs it before what does so has been fetched. */

/** What looks for newer pages, once it is there: not before the page has all it needs to be played in. */
const watching = (): Promise<typeof import('./watch-version.ts')> => import('./watch-version.ts');

export function watchVersion(): void {
  if (!import.meta.env.PROD) return;
  const begin = (): void => void watching().then(({ watchPage }) => watchPage());
  const whenIdle = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: 4000 });
    else setTimeout(begin, 2000);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

/** The line to the server is there, again perhaps: it may have been changed meanwhile. */
export function askVersion(): void {
  if (import.meta.env.PROD) void watching().then(({ compareVersions }) => compareVersions());
}

/** At the player's word. */
export const changeOver = async (): Promise<void> => (await watching()).changeOver();
