/** The journal as a seat may read it while the match is played. */
import type { Journal } from '../journal.ts';
import { openedScenario } from '../soundness.ts';
import type { ScenarioHead, Seat } from '../vocabulary.ts';

/** What everybody is told of a scenario. The rest may hold what nobody is to know yet: depths, a bluff, a reserve. */
export const toldHead = ({ id, title, date, place, briefing }: ScenarioHead) => ({
  id,
  title,
  date,
  place,
  briefing,
});

/**
 * What those seats have done themselves, under an opening that names the scenario and no more. An adoption holds the
 * whole state; the secret of the dice, and all that others did, is everybody's when the match is over.
 */
export const journalBeforeEnd = ({ format, opening, entries }: Journal, seats: readonly Seat[]): Journal => ({
  format,
  opening: { ...opening, scenario: toldHead(openedScenario(opening)) },
  entries: entries.filter((entry) => 'seat' in entry && seats.includes(entry.seat)),
});
