/** What the kernel finds wrong with a file, for the benches of the games: boards reach it by way of the toolkit. */
export { flawsInWords, type SchemaShape, wordsOf } from '@weathergage/kernel/words/flaws-in-words.ts';
