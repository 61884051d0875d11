/** What the kernel finds wrong with a file, for the benches of the games: boards reach it by way of the toolkit. */
export type { Flaw } from '@weathergage/kernel';
export { faults, type Shape, wordsOf } from '@weathergage/kernel/faults.ts';
