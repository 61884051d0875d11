/** Ships of history by name, class and crew: Portuguese, Venetian, Ottoman, Barbary. */
import type { ShipRow } from './row.ts';

// biome-ignore format: one row a ship
export const southernNavies: readonly ShipRow[] = [
  ['Bellona', 've-f3-32-h', 'poor'],
  ['Corona', 've-f3-40', 'poor'],
  ['Carolina', 've-f3-32', 'poor'],
  ['Principessa Augusta', 'fr-s5-18', 'poor', 'Venetian'],
  ['Principe Eugenio', 'schooner-8', 'poor', 'Venetian'],
  ['Sayyad-i Bahri', 'tu-sol2-74', 'poor'],
  ['Messudieh', 'tu-sol1-120', 'green'],
  ['Sedd-el-Bahr', 'tu-sol2-84', 'green'],
  ['Ankay-i Bahri', 'tu-sol2-84', 'poor'],
  ['Taus-i Bahri', 'tu-sol2-84', 'poor'],
  ['Tevfik-nuema', 'tu-sol2-84', 'poor'],
  ['Mesken-i Gazi', 'tu-f3-44', 'poor'],
  ['Bedr-i Zafer', 'tu-f3-44', 'poor'],
  ['Corsair One', 'row-gunboat-2', 'average', 'Ottoman'],
  ['Corsair Two', 'row-gunboat-2', 'average', 'Ottoman'],
  ['Corsair Three', 'row-gunboat-2', 'green', 'Ottoman'],
  ['Corsair Four', 'row-gunboat-2', 'green', 'Ottoman'],
  ['Corsair Five', 'row-gunboat-2', 'green', 'Ottoman'],
  ['Corsair Six', 'row-gunboat-2', 'average', 'Ottoman'],
  ['Corsair Seven', 'row-gunboat-2', 'green', 'Ottoman'],
  ['Corsair Eight', 'row-gunboat-2', 'green', 'Ottoman'],
  ['Galley One', 'row-galley-24', 'green', 'Ottoman'],
  ['Galley Two', 'row-galley-24', 'poor', 'Ottoman'],
];
