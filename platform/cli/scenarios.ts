import { type Command, EXIT_CODES } from './command.ts';
import { allGames, gameNamed } from './games.ts';

export const scenariosCommand: Command = {
  operands: [],
  options: {
    game: { value: 'G', help: 'one game only' },
    json: { help: 'print a JSON array instead of a table' },
  },
  notes:
    'Each entry of the JSON has game, id, title, date, place, briefing, seats and turnLimit (null for none).',
  async run(args) {
    const named = args.text('game');
    const games = named === undefined ? await allGames() : [await gameNamed(named)];
    if (args.flag('json')) {
      const entries = games.flatMap(({ game, scenarios: all }) =>
        all.map((scenario) => ({
          game: game.id,
          id: scenario.id,
          title: scenario.title,
          date: scenario.date,
          place: scenario.place,
          briefing: scenario.briefing,
          seats: game.seats(scenario),
          turnLimit: scenario.turnLimit ?? null,
        })),
      );
      console.log(JSON.stringify(entries, null, 2));
      return EXIT_CODES.fine;
    }
    for (const [index, { game, scenarios: all }] of games.entries()) {
      if (games.length > 1) console.log(`${index === 0 ? '' : '\n'}${game.title} (--game ${game.id})`);
      const width = Math.max(...all.map(({ id }) => id.length));
      for (const { id, title, date, place } of all)
        console.log(`${id.padEnd(width)}  ${title} (${[place, date].filter(Boolean).join(', ')})`);
    }
    return EXIT_CODES.fine;
  },
};
