/** A picture of the chart as it stands on the screen: the board's drawing with its looks and letters in it, and a line below. */
import { MOMENT_WORDS as WORDS } from './replay-words.ts';

/** What of an element's looks a drawing needs to look the same where no style sheet is. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stop-color',
  'stop-opacity',
  'filter',
  'opacity',
  'display',
  'visibility',
  'color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'transform',
  'transform-origin',
  'transform-box',
  'mix-blend-mode',
  'shape-rendering',
  'vector-effect',
] as const;

/** Wider pictures are not worth their bytes to who is sent one. */
const WIDEST = 1280;
const CAPTION = 56;

/** The chart is the largest drawing on the board. */
export function chartOn(page: ParentNode): SVGSVGElement {
  const drawings = [...page.querySelectorAll<SVGSVGElement>('.match-board svg')];
  const area = (svg: SVGSVGElement): number => svg.clientWidth * svg.clientHeight;
  const chart = drawings.sort((a, b) => area(b) - area(a))[0];
  if (chart === undefined) throw new Error(WORDS.noChart);
  return chart;
}

/** A copy that needs no style sheet. */
function dressed(chart: SVGSVGElement): SVGSVGElement {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const [here, there] = [chart.querySelectorAll('*'), copy.querySelectorAll('*')];
  const dress = (from: Element, to: Element): void => {
    const looks = getComputedStyle(from);
    to.setAttribute('style', LOOKS.map((name) => `${name}:${looks.getPropertyValue(name)}`).join(';'));
  };
  dress(chart, copy);
  here.forEach((element, place) => {
    dress(element, there[place]!);
  });
  const { width, height } = chart.getBoundingClientRect();
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return copy;
}

let letters: Promise<string> | null = null;

/** The page's own type: a drawing that stands for itself can fetch nothing. */
const ownLetters = (): Promise<string> => {
  letters ??= lettersIn([...document.styleSheets]).catch(() => '');
  return letters;
};

async function lettersIn(sheets: readonly CSSStyleSheet[]): Promise<string> {
  const faces = sheets.flatMap((sheet) =>
    [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule),
  );
  const written = await Promise.all(
    faces.map(async ({ style }) => {
      const address = /url\("?([^")]+\.woff2)"?\)/.exec(style.getPropertyValue('src'))?.[1];
      if (address === undefined) return '';
      const data = await dataAddress(await (await fetch(address)).blob());
      const about = ['font-family', 'font-style', 'font-weight']
        .map((name) => `${name}:${style.getPropertyValue(name)}`)
        .join(';');
      return `@font-face{${about};src:url(${data}) format("woff2")}`;
    }),
  );
  return written.join('');
}

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((settle, fail) => {
    const reader = new FileReader();
    reader.onload = () => settle(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });

export interface Caption {
  readonly title: string;
  readonly moment: string;
}

/** Draws the chart as it is now, with its caption, on a sheet of its own size (or the one given). */
export async function drawMoment(
  chart: SVGSVGElement,
  caption: Caption,
  canvas: HTMLCanvasElement = document.createElement('canvas'),
): Promise<HTMLCanvasElement> {
  const { width, height } = chart.getBoundingClientRect();
  const scale = Math.min(2, WIDEST / width);
  const drawing = dressed(chart);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await ownLetters();
  drawing.prepend(style);
  const text = new XMLSerializer().serializeToString(drawing);
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
    if (canvas.width !== wide || canvas.height !== high + CAPTION)
      Object.assign(canvas, { width: wide, height: high + CAPTION });
    const sheet = canvas.getContext('2d');
    if (sheet === null) throw new Error(WORDS.noPictures);
    sheet.fillStyle = groundOf(chart);
    sheet.fillRect(0, 0, wide, high);
    sheet.drawImage(image, 0, 0, wide, high);
    writeCaption(sheet, caption, wide, high);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** What the chart lies on: the first ground under it that is not clear. */
function groundOf(chart: Element): string {
  for (let at: Element | null = chart; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return '#fff';
}

function writeCaption(
  sheet: CanvasRenderingContext2D,
  { title, moment }: Caption,
  width: number,
  top: number,
): void {
  sheet.fillStyle = '#f3ecd9';
  sheet.fillRect(0, top, width, CAPTION);
  sheet.fillStyle = '#1f2d44';
  sheet.textBaseline = 'middle';
  const middle = top + CAPTION / 2;
  sheet.font = '26px "IM Fell English", serif';
  sheet.fillText(title, 18, middle, width * 0.55);
  sheet.font = '20px "EB Garamond", serif';
  sheet.textAlign = 'right';
  sheet.fillText(`${moment} · Weathergage`, width - 18, middle, width * 0.4);
  sheet.textAlign = 'left';
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((settle, fail) => {
    canvas.toBlob((blob) => (blob === null ? fail(new Error(WORDS.failed)) : settle(blob)), 'image/png');
  });
