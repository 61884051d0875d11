import { type ProofVerdict, verifyJournal as proofOf } from '@weathergage/kernel';
import { isSigned } from '@weathergage/kernel/proof/signature.ts';
import { type Command, CommandStop, EXIT_CODES, type ExitCode } from './command.ts';
import { printable, readJournal } from './files.ts';

const ENDS: Readonly<Record<ProofVerdict, { readonly words: string; readonly exit: ExitCode }>> = {
  honest: { words: 'Honest.', exit: EXIT_CODES.fine },
  'in-part': {
    words: 'Checked in part: nothing speaks against it, but not all of it could be checked.',
    exit: EXIT_CODES.part,
  },
  dishonest: { words: 'Not honest.', exit: EXIT_CODES.no },
};

export const verifyCommand: Command = {
  operands: ['FILE'],
  options: {
    witness: {
      value: 'KEY',
      help: 'the key of the witness, as his own server says it (/api/witness): signatures by another are not honest',
    },
    json: {
      help: 'print {"verdict": "honest" | "in-part" | "dishonest", "honest": …, "findings": [{"ok", "unchecked"?, "text"}, …], "hash": …}',
    },
  },
  notes: [
    'FILE is a journal. Exit code 0 if all of it was checked and is honest, 1 if something does not add up,',
    '2 if it can’t be read, 4 if nothing speaks against it but a part (marked ~) could not be checked: what was',
    'played under other rules, for example, or where all agreed to go on without the witness.',
  ].join('\n'),
  async run(args) {
    const { journal, game } = await readJournal(args.operand(0));
    const witnessKey = keyGiven(args.text('witness'));
    const proof = proofOf(game, journal, { isSigned, ...(witnessKey === undefined ? {} : { witnessKey }) });
    const { words, exit } = ENDS[proof.verdict];
    if (args.flag('json')) console.log(JSON.stringify(proof, null, 2));
    else {
      for (const { ok, unchecked, text } of proof.findings)
        console.log(`${!ok ? '✗' : unchecked ? '~' : '✓'} ${printable(text)}`);
      console.log(words);
    }
    return exit;
  },
};

function keyGiven(text: string | undefined): string | undefined {
  if (text !== undefined && !/^[0-9a-f]{64}$/.test(text))
    throw new CommandStop('--witness must be a key: 64 hexadecimal digits, as the witness’s server says it.');
  return text;
}
