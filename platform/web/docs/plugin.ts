/** For Vite: a page of `docs/` is read when the page is built, and comes over the wire as data with its pictures. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { picturesOf, readMarkdown } from './markdown.ts';

/** Width and height of a PNG, so that the text does not jump when it comes; nothing of a drawing that scales. */
const sizeOf = (file: string): readonly [number, number] | null => {
  const bytes = readFileSync(file);
  return file.endsWith('.png') ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : null;
};

export const markdown = (): Plugin => ({
  name: 'markdown',
  transform(text, id) {
    if (!id.endsWith('.md')) return null;
    const blocks = readMarkdown(text);
    const names = [...new Set(picturesOf(blocks))];
    for (const name of names)
      if (!existsSync(join(dirname(id), name))) this.error(`${id} has no picture ${name}`);
    const imports = names.map((name, i) => `import p${i} from ${JSON.stringify(`./${name}`)};`);
    const pictures = names.map((name, i) => {
      const size = JSON.stringify(sizeOf(join(dirname(id), name)));
      return `${JSON.stringify(name)}: { url: p${i}, size: ${size} }`;
    });
    const code = `export default { blocks: ${JSON.stringify(blocks)}, pictures: { ${pictures.join(', ')} } };`;
    return { code: [...imports, code].join('\n'), map: null, moduleType: 'js' };
  },
});
