import {
  type Game,
  hashOf,
  type Match,
  rebuildMatch,
  type Step,
  stepTold,
  type Told,
  UMPIRE,
} from '@weathergage/kernel';
import { type Command, CommandStop, EXIT_CODES } from './command.ts';
import { printable, readJournal } from './files.ts';

export const replayCommand: Command = {
  operands: ['FILE'],
  options: {
    seat: {
      value: 'S',
      help: 'as that seat, or the gallery, was told it; the umpire’s log if none is named',
    },
    json: {
      help: 'print {"game", "scenario", "seats", "steps": [{"n", "step", "told"}, …], "outcome", "hash"}',
    },
  },
  notes: 'Steps that were taken back are left out. Exit code 2 if the journal can’t be read or followed.',
  async run(args) {
    const { journal, game } = await readJournal(args.operand(0));
    const seat = args.text('seat') ?? UMPIRE;
    const steps: Step[] = [];
    const match = followed(() =>
      rebuildMatch(game, journal, ({ step, rewoundTo }) => {
        if (rewoundTo !== null) while (steps.length > 0 && steps.at(-1)!.step > rewoundTo) steps.pop();
        if (step !== null) steps.push(step);
      }),
    );
    const known = [UMPIRE, 'gallery', ...match.seats.map(({ id }) => id)];
    if (!known.includes(seat))
      throw new CommandStop(`There is no seat ${JSON.stringify(seat)}. There are: ${known.join(', ')}.`);
    const told = steps.map((step) => ({ n: step.n, step: step.step, told: stepTold(step, seat) }));
    if (args.flag('json')) {
      const { scenario } = journal.opening;
      const { seats, outcome, state } = match;
      console.log(
        JSON.stringify({ game: game.id, scenario, seats, steps: told, outcome, hash: hashOf(state) }),
      );
    } else {
      const lines = [...head(game, match), ...told.flatMap(section), ...foot(match)];
      console.log(lines.map(printable).join('\n'));
    }
    return EXIT_CODES.fine;
  },
};

function followed(follow: () => Match): Match {
  try {
    return follow();
  } catch (error) {
    throw new CommandStop(`The journal can't be followed: ${printable((error as Error).message)}`);
  }
}

function head({ title: name }: Game, match: Match): string[] {
  const { scenario, dice } = match.opening;
  const { title = 'a scenario of its own' } = scenario as { title?: string };
  const origin = dice.kind === 'seeded' ? `seed ${dice.seed}` : `committed to as ${dice.commitment}`;
  const seats = match.seats.map(({ id, name, side }) => `${name} (${id}) for ${side}`);
  return [`${name}: ${title}`, `Seats: ${seats.join('; ')}`, `Dice: ${origin}`];
}

const section = ({ n, step, told }: { n: number; step: number; told: readonly Told[] }): string[] =>
  told.length === 0 ? [] : ['', `Step ${step} (entry ${n})`, ...told.map((each) => `  ${line(each)}`)];

/** What happened in one line: rule, kind, the particulars as they are, and the dice at the end. */
function line({ kind, rule, dice, ...rest }: Told): string {
  const particulars = Object.entries(rest).map(([key, value]) => `${key} ${plain(value)}`);
  const thrown = dice === undefined || dice.length === 0 ? [] : [`dice ${dice.join(' ')}`];
  return `[${rule}] ${[kind, ...particulars, ...thrown].join(', ')}`;
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function foot(match: Match): string[] {
  const { outcome, n } = match;
  if (outcome === null) return ['', `Not finished after ${n} entries.`];
  const winners = outcome.winners.length === 0 ? 'A draw' : `Won by ${outcome.winners.join(' and ')}`;
  return ['', `${winners}: ${outcome.reason} [${outcome.rule}], after ${n} entries.`];
}
