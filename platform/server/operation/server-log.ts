/** Where the server says what befell it. */
export type ServerLog = (level: 'info' | 'error', what: Record<string, unknown>, text: string) => void;
