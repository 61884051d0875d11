/** Battles: the stage on which they are shown, and the questions that they put. */
export { BattleScene } from './battle-scene.tsx';
export { FirstRound, firstRound } from './first-round.tsx';
export { GaugePanel } from './gauge-panel.tsx';
export { LinePanel } from './line-panel.tsx';
export { type PastBattle, pastBattles } from './past-battles.ts';
export { RefugePanel } from './refuge-panel.tsx';
