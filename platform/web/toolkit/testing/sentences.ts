/** Sentences that stand in a source where no catalogue could reach them: what a test finds there. */
import { parseAst } from 'vite';

type Node = Readonly<Record<string, unknown>> & { readonly type?: string };

/** What is read to people, or shown to them, among the attributes of an element. */
const READ = new Set([
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'atName',
  'confirm',
  'label',
  'leave',
  'legend',
  'name',
  'note',
  'placeholder',
  'text',
  'title',
  'unit',
  'words',
]);

/** What a browser is told by an element or a field and nobody reads, and the keys that are pressed. */
const UNREAD =
  /^(?:class|look$|stroke|fill|stop|pattern|gradient|text[A-Z]|view|d$|transform|style|points|data-|aria-(?:key|live|has|cur|auto)|href|src|rel$|key$|keys$|role|type|id|html|shortcut|auto|accept|input|font|marker|clip|mask|preserve|of$)/;

/** Where words are looked for, compared or handed to the browser, and stand before nobody. */
const ASKED = /^(?:querySelector(?:All)?|closest|matches|matchMedia|getElementById|addEventListener)$/;

/** What is laid aside is kept under a key, which comes first. */
const KEPT = /^(?:useDrafted|useDraft|read|keep)$/;

/** Style sheets, selectors, drawings and addresses are written with signs that no sentence has. */
const CODE = /[[\]{}#=<>;_|\\]|--|\p{L}\(|\)\s*\p{Ll}+\(|(?:^|\d)(?:px|em|%)|^[.:(@]|, \.|\/\/|\p{Ll}-$/u;

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text) && !CODE.test(text);

/** Two words in a row, one with a capital that stands alone, or one beside what a template puts in. */
const isSentence = (text: string): boolean =>
  hasWord(text) &&
  (/[\p{L}\d][,.;:!?’”)…]* +[“(]?\p{L}/u.test(text) ||
    /^\p{Lu}\p{Ll}+[.:!?…]*$/u.test(text.trim()) ||
    /\p{L}{2,}[,.:;]? $|^ \p{L}{2,}/u.test(text));

const nameOf = (node: unknown): string => {
  const { name, value, property } = (node ?? {}) as Node;
  if (property !== undefined) return nameOf(property);
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
};

/** Types, what comes from elsewhere, and what is only compared. */
const isSilent = ({ type = '', operator, source }: Node): boolean =>
  (type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(type)) ||
  /^Import|^ExportAll/.test(type) ||
  (type === 'ExportNamedDeclaration' && source !== null && source !== undefined) ||
  (type === 'BinaryExpression' && operator !== '+');

/** What an error says with a small letter at its beginning is its code, or for whoever makes the page. */
const isForMakers = ({ value, quasis }: Node): boolean => {
  const [first] = (quasis ?? []) as readonly { readonly value: { readonly cooked: string } }[];
  return /^\p{Ll}/u.test(String(value ?? first?.value.cooked ?? ''));
};

/** A part of a node, and whether it is put before the reader as it is: then a single small word counts as well. */
type Part = readonly [node: unknown, shown: boolean];

function partsOf(one: Node, shown: boolean): readonly Part[] {
  switch (one.type) {
    case 'TemplateLiteral':
      return [
        [one.quasis, shown],
        [one.expressions, false],
      ];
    case 'ConditionalExpression':
      return [
        [one.test, false],
        [[one.consequent, one.alternate], shown],
      ];
    case 'LogicalExpression':
      return [
        [one.left, shown && one.operator !== '&&'],
        [one.right, shown],
      ];
    case 'JSXElement':
      return [
        [(one.openingElement as Node).attributes, false],
        [one.children, true],
      ];
    case 'JSXFragment':
      return [[one.children, true]];
    case 'JSXExpressionContainer':
      return [[one.expression, shown]];
    case 'JSXAttribute':
      return UNREAD.test(nameOf(one.name)) ? [] : [[one.value, READ.has(nameOf(one.name))]];
    case 'Property':
      return UNREAD.test(nameOf(one.key)) ? [] : [[one.value, false]];
    case 'SwitchCase':
      return [[one.consequent, false]];
    case 'CallExpression':
      if (ASKED.test(nameOf(one.callee))) return [];
      if (KEPT.test(nameOf(one.callee))) return [[(one.arguments as readonly Node[]).slice(1), false]];
      break;
    case 'NewExpression':
      if (!nameOf(one.callee).endsWith('Error')) break;
      return [[(one.arguments as readonly Node[]).filter((each) => !isForMakers(each)), false]];
  }
  return Object.entries(one).map(([key, value]): Part => [key === 'type' ? null : value, false]);
}

function* readIn(value: unknown, shown: boolean): Generator<string> {
  if (Array.isArray(value)) for (const each of value) yield* readIn(each, shown);
  if (Array.isArray(value) || value === null || typeof value !== 'object') return;
  const one = value as Node;
  if (isSilent(one)) return;
  const text = one.type === 'TemplateElement' ? (one.value as { cooked: string }).cooked : one.value;
  if (/^(?:JSXText|Literal|TemplateElement)$/.test(one.type ?? '')) {
    if (typeof text !== 'string') return;
    if (shown || one.type === 'JSXText' ? hasWord(text) : isSentence(text)) yield text.trim();
    return;
  }
  for (const [part, isShown] of partsOf(one, shown)) yield* readIn(part, isShown);
}

export const sentencesIn = (source: string, lang: 'ts' | 'tsx' = 'tsx'): readonly string[] => [
  ...readIn(parseAst(source, { lang }), false),
];
