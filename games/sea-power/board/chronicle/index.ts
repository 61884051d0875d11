/** The war in its points: the track, and the chronicle by years. */
export { Chronicle } from './chronicle.tsx';
export { PointsTrack } from './points-track.tsx';
export { newsOf } from './year-news.ts';
export { YearReport } from './year-report.tsx';
