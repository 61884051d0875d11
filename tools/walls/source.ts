// What one source file reaches for: its imports of every form, and the globals it uses.
import { parseSync } from 'vite';

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };
export type Reach = {
  /** Where in the text. */ readonly at: number;
} /** By address: as the file that a worker is started from, not as a part of this one. */ & (
  | { readonly kind: 'import'; readonly specifier: string; readonly byAddress: boolean }
  | { readonly kind: 'blind import' }
  | { readonly kind: 'global'; readonly name: string; readonly member: string | null }
  | { readonly kind: 'method'; readonly name: string }
);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const textOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

const nameOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : null;

/** The name after the dot, also where it is written as `object['name']`. */
const memberName = (node: Node): string | null =>
  node.computed ? textOf(node.property) : nameOf(node.property);

/** Nodes of the type language that hold a value inside; all others of it name types only. */
const valueInType = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSExportAssignment',
]);

/** Keys under which an identifier is a name of something, not a use of a global. */
function isMereName(parent: Node, key: string): boolean {
  if (key === 'property' || key === 'key') return parent.computed !== true;
  return key === 'typeAnnotation' || key === 'label' || key === 'imported' || key === 'exported';
}

function importIn(node: Node): { specifier: string | null } | null {
  if (node.type.startsWith('Import') || node.type.startsWith('Export') || node.type === 'TSImportType') {
    if (!isNode(node.source)) return null;
    return { specifier: textOf(node.source) };
  }
  // A worker is reached by the address of its file.
  if (node.type === 'NewExpression' && nameOf(node.callee) === 'URL') {
    const address = textOf((node.arguments as unknown[])[0]);
    return address?.startsWith('.') && /\.[cm]?[jt]sx?$/.test(address) ? { specifier: address } : null;
  }
  return null;
}

/** Everything that a file reaches for. */
export function reachesOf(path: string, text: string, globals: ReadonlySet<string>): Reach[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const reaches: Reach[] = [];

  const visit = (node: Node, parent: Node | null, key: string, inType: boolean): void => {
    const found = importIn(node);
    if (found?.specifier === null) reaches.push({ at: node.start, kind: 'blind import' });
    else if (found)
      reaches.push({
        at: node.start,
        kind: 'import',
        specifier: found.specifier,
        byAddress: node.type === 'NewExpression',
      });

    if (!inType && node.type === 'MemberExpression') {
      const name = memberName(node);
      if (name !== null) reaches.push({ at: node.start, kind: 'method', name });
      // `globalThis.Math.random` is `Math.random`.
      const object = node.object;
      const viaGlobal = isNode(object) && nameOf(object.object) === 'globalThis' ? memberName(object) : null;
      if (viaGlobal !== null && globals.has(viaGlobal)) {
        reaches.push({ at: node.start, kind: 'global', name: viaGlobal, member: name });
      }
    }
    const name = nameOf(node);
    if (!inType && name !== null && globals.has(name) && parent && !isMereName(parent, key)) {
      const member = parent.type === 'MemberExpression' && key === 'object' ? memberName(parent) : null;
      reaches.push({ at: node.start, kind: 'global', name, member });
    }

    const typed = node.type.startsWith('TS') ? !valueInType.has(node.type) : inType;
    for (const [childKey, child] of Object.entries(node)) {
      for (const one of Array.isArray(child) ? child : [child]) {
        if (isNode(one)) visit(one, node, childKey, typed);
      }
    }
  };
  visit(program as unknown as Node, null, '', false);
  return reaches;
}
