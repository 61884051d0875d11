/** The workshop, fetched when it is first opened. */
export { Workshop } from './workshop.tsx';
