import { scenarioFlaws } from '@weathergage/kernel';
import { type Command, EXIT_CODES } from './command.ts';
import { flawLine, readJson } from './files.ts';
import { rulesNamed } from './games.ts';

export const scenarioCheckCommand: Command = {
  operands: ['FILE'],
  options: {
    game: { value: 'G', help: 'the game it is for; need not be named where there is only one' },
    json: { help: 'print {"sound": …, "flaws": [{"path", "expected"}, …]}' },
  },
  notes: 'Exit code 0 if the file is sound, 1 if it has flaws, 2 if it is no JSON at all.',
  async run(args) {
    const game = await rulesNamed(args.text('game'));
    const file = args.operand(0);
    const scenario = readJson(file);
    const found = scenarioFlaws(game, scenario);
    if (args.flag('json')) console.log(JSON.stringify({ sound: found.length === 0, flaws: found }, null, 2));
    else if (found.length === 0) console.log(`${file} is a sound scenario of ${game.title}.`);
    else for (const flaw of found) console.log(flawLine({ ...flaw, expected: `expected ${flaw.expected}` }));
    return found.length === 0 ? EXIT_CODES.fine : EXIT_CODES.no;
  },
};
