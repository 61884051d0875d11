/** The sheet from which a ship is taken for the bench, open while it is known where she shall go. */
import type { ReactNode } from 'react';
import { Dialog } from '../dialog.tsx';

interface ShipDialogProps<Place> {
  readonly title: string;
  readonly adding: Place | null;
  onClose(): void;
  children(adding: Place): ReactNode;
}

export const ShipDialog = <Place,>({ adding, children, ...dialog }: ShipDialogProps<Place>): ReactNode => (
  <Dialog open={adding !== null} wide testId="ship-dialog" {...dialog}>
    {adding !== null && children(adding)}
  </Dialog>
);
