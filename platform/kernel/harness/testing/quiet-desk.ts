/** A desk at which nothing is asked and nobody waited for. */
export const quietDesk = <View>(seat: string, view: View) => ({
  seat,
  n: 1,
  step: 1,
  view,
  asks: [],
  waitingFor: [],
  outcome: null,
  undo: { freeTo: null, request: null },
});
