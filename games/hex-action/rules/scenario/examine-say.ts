/** What an examiner of scenario files says: where the flaw is, and what was expected there. */
export type Say = (path: string, expected: string) => void;
