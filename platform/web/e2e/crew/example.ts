/** The game that the page's own specs are played with. Any would do: it is named here and nowhere else. */
export { example } from '../../../../games/hex-action/e2e/crew/example.ts';
