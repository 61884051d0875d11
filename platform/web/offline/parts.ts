/** What the page, its service worker and the build have to agree on. */

/** A file of the built page. Where its name has a hash of what is in it, no other mark of its age is needed. */
export interface PagePart {
  readonly url: string;
  readonly revision: string | null;
}

/** As `workbox-window` says it. */
export const CHANGE_OVER = 'SKIP_WAITING';

/** Pictures of the docs weigh more than all the rest, and no game needs them; older fonts are for no browser that is served. */
export const isPart = (name: string): boolean =>
  /\.(?:js|css|svg|woff2|html|webmanifest)$/.test(name) || /^icon-\d+\.png$/.test(name);

export const hasHash = (name: string): boolean => /^assets\/.+-[\w-]{8,}\.\w+$/.test(name);
