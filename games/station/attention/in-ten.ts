/** A chance on a die of ten faces, in words. */
const FACES = 10;

export function inTen(faces: number): string {
  if (faces <= 0) return 'no chance';
  return faces >= FACES ? 'certain' : `${faces} in 10`;
}
