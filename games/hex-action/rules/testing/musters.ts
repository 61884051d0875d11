/** A fleet of one class, as it is bought. */
export const fleetOf = (class_: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    class: class_,
    quality: 'average' as const,
    name: `Ship ${index + 1}`,
  }));
