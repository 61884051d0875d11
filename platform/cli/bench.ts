import { FIGURES, type Figure } from '../../tools/bench.ts';
import { type Command, CommandStop, EXIT_CODES } from './command.ts';

export const benchCommand: Command = {
  operands: [],
  options: {
    json: {
      help: 'print one JSON object a line: name, value, unit, and ratio and peer where there is a peer',
    },
    only: { value: 'NAME', help: `measure one thing only: ${Object.keys(FIGURES).join(', ')}` },
  },
  notes: 'Takes less than a minute. Figures depend on the machine; ratios are measured in one run.',
  async run(args) {
    const only = args.text('only');
    if (only !== undefined && !Object.hasOwn(FIGURES, only))
      throw new CommandStop(
        `There is nothing to measure called ${JSON.stringify(only)}. There are: ${Object.keys(FIGURES).join(', ')}.`,
      );
    for (const [name, measure] of Object.entries(FIGURES)) {
      if (only !== undefined && only !== name) continue;
      for (const figure of await measure())
        console.log(args.flag('json') ? JSON.stringify(figure) : line(figure));
    }
    return EXIT_CODES.fine;
  },
};

const line = ({ name, value, unit, ratio, peer, target }: Figure): string =>
  [
    `${name.padEnd(28)} ${String(value).padStart(10)} ${unit}`,
    ratio === undefined ? '' : `, ${ratio} times ${peer}`,
    target === undefined ? '' : ` (wanted: ${target})`,
  ].join('');
