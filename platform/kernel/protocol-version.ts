/**
 * Of the protocol between page and server. One more whenever a page of before could not play with a server of now: such a
 * page may still lie in a browser, and says that it has to be changed instead of misreading what it is told.
 */
export const PROTOCOL_VERSION = 1;
