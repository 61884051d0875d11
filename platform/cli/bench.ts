import { FIGURES, type Figure } from '../../tools/bench.ts';
import { type Command, CommandStop, EXIT_CODES } from './command.ts';

export const benchCommand: Command = {
  operands: [],
  optional: 'WHAT',
  options: {
    json: {
      help: 'print one JSON object a line: name, value, unit, and ratio and peer where there is a peer',
    },
    only: { value: 'NAME', help: `measure one thing only: ${Object.keys(FIGURES).join(', ')}` },
  },
  notes: [
    'WHAT is one of these names, or the first word of several: server measures all that begins with it.',
    'Figures depend on the machine; ratios are measured in one run.',
    'BENCH_PEER names another checkout to be measured beside, BENCH_DATABASE_URL a PostgreSQL instead of one that is started.',
  ].join('\n'),
  async run(args) {
    const wanted = args.text('only') ?? args.operands[0];
    const isOne = wanted !== undefined && Object.hasOwn(FIGURES, wanted);
    const names = Object.keys(FIGURES).filter((name) =>
      isOne ? name === wanted : wanted === undefined || name.startsWith(`${wanted}-`),
    );
    if (names.length === 0)
      throw new CommandStop(
        `There is nothing to measure called ${JSON.stringify(wanted)}. There are: ${Object.keys(FIGURES).join(', ')}.`,
      );
    for (const name of names)
      for (const figure of await FIGURES[name]!())
        console.log(args.flag('json') ? JSON.stringify(figure) : line(figure));
    return EXIT_CODES.fine;
  },
};

const line = ({ name, value, unit, of, ratio, peer, target }: Figure): string =>
  [
    `${name.padEnd(28)} ${String(value).padStart(10)} ${unit}`,
    of === undefined ? '' : ` (${of})`,
    ratio === undefined ? '' : `, ${ratio} times ${peer}`,
    target === undefined ? '' : ` (wanted: ${target})`,
  ].join('');
