/** Read after the match, if at all. */
export { Report } from './report.tsx';
