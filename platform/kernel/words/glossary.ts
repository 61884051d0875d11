/** The words of a game and what they mean: a game has them as data. */
export interface GlossaryWord {
  /** As it stands in the list. */
  readonly term: string;
  /**
   * All that stands for it in a text, the term first. In small letters a form is met at the head of a sentence too; with a
   * capital it is met only as it is written, so that Order is the game’s word and order is not.
   */
  readonly forms: readonly string[];
  /** One sentence or two. */
  readonly text: string;
  /** The rules it rests on. */
  readonly rules: readonly string[];
  /** The sign of the legend that shows it. */
  readonly sign?: string;
}

export type Glossary = readonly GlossaryWord[];

/** `word('Squadron|Squadrons', …)`: the term, and what else stands for it. `A to D=A|B|C|D` has a name of its own. */
export function word(forms: string, text: string, ...rules: readonly string[]): GlossaryWord {
  const [name = '', list = name] = forms.split('=');
  const all = list.split('|');
  return { term: list === name ? all[0]! : name, forms: all, text, rules };
}

/** A word that has a sign on the chart. */
export const signed = (sign: string, entry: GlossaryWord): GlossaryWord => ({ ...entry, sign });
