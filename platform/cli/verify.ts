import { verifyJournal as proofOf } from '@weathergage/kernel';
import { type Command, EXIT_CODES } from './command.ts';
import { printable, readJournal } from './files.ts';

export const verifyCommand: Command = {
  operands: ['FILE'],
  options: { json: { help: 'print {"honest": …, "findings": [{"ok", "text"}, …], "hash": …}' } },
  notes: 'FILE is a journal. Exit code 0 if it is honest, 1 if it is not, 2 if it can’t be read.',
  async run(args) {
    const { journal, game } = await readJournal(args.operand(0));
    const proof = proofOf(game, journal);
    if (args.flag('json')) console.log(JSON.stringify(proof, null, 2));
    else {
      for (const { ok, text } of proof.findings) console.log(`${ok ? '✓' : '✗'} ${printable(text)}`);
      console.log(proof.honest ? 'Honest.' : 'Not honest.');
    }
    return proof.honest ? EXIT_CODES.fine : EXIT_CODES.no;
  },
};
