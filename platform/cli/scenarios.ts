import { type Command, EXIT } from './command.ts';
import { gameNamed } from './games.ts';

export const scenarios: Command = {
  summary: 'lists the scenarios of a game',
  operands: [],
  options: {
    game: { value: 'G', help: 'the game; need not be named where there is only one' },
    json: { help: 'print a JSON array instead of a table' },
  },
  notes: 'Each entry of the JSON has id, title, date, place, briefing, seats and turnLimit (null for none).',
  async run(args) {
    const { game, scenarios: all } = await gameNamed(args.text('game'));
    if (args.flag('json')) {
      const entries = all.map((scenario) => ({
        id: scenario.id,
        title: scenario.title,
        date: scenario.date,
        place: scenario.place,
        briefing: scenario.briefing,
        seats: game.seats(scenario),
        turnLimit: scenario.turnLimit ?? null,
      }));
      console.log(JSON.stringify(entries, null, 2));
      return EXIT.fine;
    }
    const width = Math.max(...all.map(({ id }) => id.length));
    for (const { id, title, date, place } of all)
      console.log(`${id.padEnd(width)}  ${title} (${[place, date].filter(Boolean).join(', ')})`);
    return EXIT.fine;
  },
};
