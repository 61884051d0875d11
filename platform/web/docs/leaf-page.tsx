/** A page of `docs/` on the screen. */
import { createContext, Fragment, type ReactNode, useContext, useEffect, useRef } from 'react';
import { addressOf } from '../router.ts';
import { Words } from '../rules/words.tsx';
import type { Rulebook } from '../toolkit/rulebook/rulebook.ts';
import { hasLeaf, type Leaf } from './leaves.ts';
import { leadOf } from './link.ts';
import type { Block, Inline } from './markdown.ts';
import '../styles/docs.css';
import { DOCS_WORDS } from './docs-words.ts';

interface LeafPageProps {
  readonly leaf: Leaf;
  readonly path: string;
  /** The heading it is open at. */
  readonly section?: string | null;
  /** Of the game that it speaks of: numbers of rules can be pressed. */
  readonly book?: Rulebook;
  onRule?(rule: string): void;
  /** Where it lies over a match, what leads elsewhere opens in a tab of its own. */
  readonly over?: boolean;
}

const LeafContext = createContext<LeafPageProps | null>(null);
const useLeaf = (): LeafPageProps => useContext(LeafContext)!;

export function LeafPage(props: LeafPageProps): ReactNode {
  const { leaf, section = null } = props;
  const root = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place to be shown
  useEffect(() => {
    if (section !== null) root.current?.querySelector(`[id="${section}"]`)?.scrollIntoView();
  }, [section, leaf]);
  return (
    <LeafContext value={props}>
      <article ref={root} className="rulebook-page doc" data-testid="doc">
        <Blocks blocks={leaf.blocks} />
      </article>
    </LeafContext>
  );
}

const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }): ReactNode =>
  blocks.map((block, at) => <BlockOf key={at} block={block} />);

function BlockOf({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Tag = `h${Math.min(block.level + 1, 6)}` as 'h2';
      return (
        <Tag id={block.id} className={`doc-heading doc-heading-${block.level}`}>
          <Inlines words={block.words} />
        </Tag>
      );
    }
    case 'paragraph':
      return (
        <p className="rule-text">
          <Inlines words={block.words} />
        </p>
      );
    case 'picture':
      return <Picture from={block.from} alt={block.alt} />;
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul';
      return (
        <Tag className="doc-list">
          {block.items.map((item, at) => (
            <li key={at}>
              <Blocks blocks={item} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'table':
      return <Table rows={block.rows} />;
    case 'code':
      return <pre className="doc-code">{block.text}</pre>;
  }
}

function Picture({ from, alt }: { readonly from: string; readonly alt: string }): ReactNode {
  const picture = useLeaf().leaf.pictures[from]!;
  const size = picture.size === null ? {} : { width: picture.size[0], height: picture.size[1] };
  return (
    <figure className="doc-picture">
      {/* On a phone it is looked at closely by itself. */}
      <a href={picture.url} target="_blank" rel="noreferrer" aria-label={DOCS_WORDS.picture(alt)}>
        <img src={picture.url} alt="" loading="lazy" decoding="async" {...size} />
      </a>
      <figcaption>{alt}</figcaption>
    </figure>
  );
}

/** Wider than a phone, it scrolls by itself and can be reached by keys. */
const Table = ({
  rows: [head = [], ...rows],
}: {
  readonly rows: readonly (readonly (readonly Inline[])[])[];
}) => (
  <div className="doc-table" tabIndex={0} role="group" aria-label={DOCS_WORDS.table}>
    <table>
      <thead>
        <tr>
          {head.map((cell, at) => (
            <th key={at} scope="col">
              <Inlines words={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column}>
                <Inlines words={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Inlines = ({ words }: { readonly words: readonly Inline[] }): ReactNode =>
  words.map((word, at) => <Fragment key={at}>{inlineOf(word)}</Fragment>);

function inlineOf(word: Inline): ReactNode {
  if (typeof word === 'string') return word;
  switch (word.kind) {
    case 'strong':
      return (
        <strong>
          <Inlines words={word.words} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inlines words={word.words} />
        </em>
      );
    case 'code':
      return <code>{word.text}</code>;
    case 'break':
      return <br />;
    case 'rules':
      return <Rules text={word.text} />;
    case 'link':
      return <Link to={word.to} words={word.words} />;
  }
}

function Rules({ text }: { readonly text: string }): ReactNode {
  const { book = [], onRule } = useLeaf();
  if (onRule === undefined) return `[${text}]`;
  return (
    <>
      [<Words text={text} book={book} onRule={onRule} />]
    </>
  );
}

function Link({ to, words }: { readonly to: string; readonly words: readonly Inline[] }): ReactNode {
  const { path, over, onRule } = useLeaf();
  const lead = leadOf(path, to, hasLeaf);
  const elsewhere = { target: '_blank', rel: 'noreferrer' };
  switch (lead.to) {
    case 'nowhere':
      return <Inlines words={words} />;
    case 'web':
      return (
        <a href={lead.address} {...elsewhere}>
          <Inlines words={words} />
        </a>
      );
    case 'section':
      return (
        <button
          type="button"
          className="rule-link"
          onClick={() => document.getElementById(lead.id)?.scrollIntoView()}
        >
          <Inlines words={words} />
        </button>
      );
    case 'route': {
      const { route } = lead;
      // Rules of the same game are turned up in the book that lies open.
      if (route.at === 'rules' && route.game === path && onRule !== undefined && route.rule !== null) {
        const { rule } = route;
        return (
          <button type="button" className="rule-link" onClick={() => onRule(rule)}>
            <Inlines words={words} />
          </button>
        );
      }
      return (
        <a href={addressOf(route)} {...(over === true ? elsewhere : {})}>
          <Inlines words={words} />
        </a>
      );
    }
  }
}
