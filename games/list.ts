/** The games of the house, a line each. */
export { hexAction } from './hex-action/game.ts';
export { seaPower } from './sea-power/game.ts';
export { station } from './station/game.ts';
export { tableAction } from './table-action/game.ts';
