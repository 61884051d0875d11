/** The smaller powers as every scenario but the first finds them: laid up at home, and the corsairs at their bases. */

/** Savoy's galleys lie at Villefranche while it is hers. */
export const laidUp = (savoyards: 'villefranche' | 'cagliari'): Readonly<Record<string, string>> => ({
  [savoyards]: 'savoyard-g-a:2/1',
  genoa: 'genoese-g-a:2/1',
  naples: 'neapolitan-sol-d-a:2/2 neapolitan-g-b:2/1',
  valletta: 'maltese-sol-d-a:2/0 maltese-g-b:2/0',
});

export const minorAuxiliaries =
  'aux-savoyard-galley-1 aux-savoyard-light-1 aux-genoese-galley-1 aux-neapolitan-galley-1 aux-neapolitan-light-1';

export const pirates: Readonly<Record<string, string>> = {
  sale: 'corsair-sale',
  algiers: 'corsair-algiers',
  tunis: 'corsair-tunis',
  tripoli: 'corsair-tripoli',
};

export const galleyOfficers = 'sav-paterson-galleys nea-reggio-miguel-galleys';
