/** How large the reader wants letters. Styles say it in rem; what is measured by hand, on charts, asks here. */
const SCALES: Readonly<Record<string, number>> = { large: 1.15, largest: 1.3 };

/** The settings write the wish on the document. */
export const textScale = (): number =>
  typeof document === 'undefined' ? 1 : (SCALES[document.documentElement.dataset.text ?? ''] ?? 1);
