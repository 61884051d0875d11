/** The dock beside a board: where a page has one, the board's panel stands in it and covers nothing of the chart. */
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Null where a page has no dock: in a replay, or where a board is tried by itself. */
export const DockContext = createContext<HTMLElement | null>(null);

/** Whether the panel stands beside the board: then a camera need leave no room for it. */
export const useDocked = (): boolean => useContext(DockContext) !== null;

export function Docked({ children }: { readonly children: ReactNode }): ReactNode {
  const dock = useContext(DockContext);
  return dock === null ? children : createPortal(children, dock);
}
