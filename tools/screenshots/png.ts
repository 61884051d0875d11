// Packs a screenshot into half its bytes, and several into a film: the finest shades of the sea are noise to deflate and nothing to the eye.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Steps of brightness that are kept apart, of 256. */
const SHADE = 4;

function* chunksOf(png: Buffer): Generator<{ readonly type: string; readonly data: Buffer }> {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

const paeth = (a: number, b: number, c: number): number => {
  const p = a + b - c;
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
};

/** What each of the format's five filters expects of a byte, from its left, upper and upper left neighbour. */
const EXPECTED: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

/** The bare bytes of the picture, row after row. */
function unfiltered(raw: Buffer, stride: number, bytes: number): Buffer {
  const rows = raw.length / (stride + 1);
  const bare = Buffer.alloc(rows * stride);
  for (let y = 0; y < rows; y++) {
    const expected = EXPECTED[raw[y * (stride + 1)]!]!;
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x < bytes ? 0 : bare[at - bytes]!;
      const up = y === 0 ? 0 : bare[at - stride]!;
      const corner = x < bytes || y === 0 ? 0 : bare[at - stride - bytes]!;
      bare[at] = raw[y * (stride + 1) + 1 + x]! + expected(left, up, corner);
    }
  }
  return bare;
}

const shaded = (byte: number): number => Math.min(255, Math.round(byte / SHADE) * SHADE);

/** Rows without a filter: flat washes pack best as they are. */
function rowsOf(bare: Buffer, stride: number): Buffer {
  const rows = bare.length / stride;
  const raw = Buffer.alloc(rows * (stride + 1));
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < stride; x++) raw[y * (stride + 1) + 1 + x] = shaded(bare[y * stride + x]!);
  return raw;
}

interface Picture {
  readonly header: Buffer;
  readonly width: number;
  /** Bytes of a pixel. */
  readonly bytes: number;
  readonly bare: Buffer;
}

/** For pictures as browsers write them: 8 bits a channel, no palette, not interlaced. */
function pictureOf(png: Buffer): Picture {
  const chunks = [...chunksOf(png)];
  const header = chunks.find(({ type }) => type === 'IHDR')!.data;
  const width = header.readUInt32BE(0);
  const [depth, colours, interlaced] = [header[8], header[9], header[12]];
  if (depth !== 8 || interlaced !== 0 || (colours !== 2 && colours !== 6))
    throw new Error('not a picture as a browser takes it');
  const bytes = colours === 2 ? 3 : 4;
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((each) => each.data));
  return { header, width, bytes, bare: unfiltered(inflateSync(data), width * bytes, bytes) };
}

const packedRows = (bare: Buffer, stride: number): Buffer => deflateSync(rowsOf(bare, stride), { level: 9 });

export function packed(png: Buffer): Buffer {
  const { header, width, bytes, bare } = pictureOf(png);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', packedRows(bare, width * bytes)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture of a film, and how long it stands. */
export interface Frame {
  readonly png: Buffer;
  readonly milliseconds: number;
}

/** The picture in four bytes a pixel; what is as it was in the picture before is left clear, and so costs next to nothing. */
function changes({ bare, bytes }: Picture, before: Buffer | null): { clear: Buffer; whole: Buffer } {
  const pixels = bare.length / bytes;
  const whole = Buffer.alloc(pixels * 4, 255);
  for (let i = 0; i < pixels; i++)
    for (let k = 0; k < 3; k++) whole[i * 4 + k] = shaded(bare[i * bytes + k]!);
  const clear = Buffer.from(whole);
  if (before !== null)
    for (let at = 0; at < whole.length; at += 4)
      if (whole.readUInt32LE(at) === before.readUInt32LE(at)) clear.writeUInt32LE(0, at);
  return { clear, whole };
}

/** The chunk that says where a frame lies (over all of the picture), how long it stands and that it is laid over the last. */
function control(sequence: number, width: number, height: number, milliseconds: number): Buffer {
  const data = Buffer.alloc(26);
  for (const [i, word] of [sequence, width, height, 0, 0].entries()) data.writeUInt32BE(word, i * 4);
  data.writeUInt16BE(milliseconds, 20);
  data.writeUInt16BE(1000, 22);
  data[25] = sequence === 0 ? 0 : 1;
  return chunk('fcTL', data);
}

/** Pictures of one size as a moving one that plays for ever (APNG); where it can't play, its first is shown. */
export function film(frames: readonly Frame[]): Buffer {
  const first = pictureOf(frames[0]!.png);
  const { width } = first;
  const height = first.header.readUInt32BE(4);
  const header = Buffer.from(first.header);
  header[9] = 6;
  const about = Buffer.alloc(8);
  about.writeUInt32BE(frames.length, 0);
  const parts = [SIGNATURE, chunk('IHDR', header), chunk('acTL', about)];
  let before: Buffer | null = null;
  let sequence = 0;
  for (const { png, milliseconds } of frames) {
    const { clear, whole } = changes(pictureOf(png), before);
    parts.push(control(sequence++, width, height, milliseconds));
    const data = packedRows(clear, width * 4);
    if (before === null) parts.push(chunk('IDAT', data));
    else {
      const numbered = Buffer.alloc(data.length + 4);
      numbered.writeUInt32BE(sequence++, 0);
      data.copy(numbered, 4);
      parts.push(chunk('fdAT', numbered));
    }
    before = whole;
  }
  return Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0))]);
}
