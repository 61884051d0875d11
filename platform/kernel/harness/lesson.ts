/** What every lesson has to hold, whatever the game. */
import type { Lesson } from '../learning/lesson.ts';
import type { GameTypes, ScenarioHead } from '../vocabulary.ts';

/** As many characters as are read at a glance. */
const MOST = 300;

/** What is wrong with a lesson, in words; nothing if it is sound. Where scenarios are given it must have its own. */
export function lessonFlaws<T extends GameTypes>(
  { id, steps, scenario }: Lesson<T>,
  scenarios?: readonly ScenarioHead[],
): readonly string[] {
  const titles = steps.map(({ title }) => title);
  return [
    ...(scenarios?.some((one) => one.id === scenario && one.tutorial === true) === false
      ? [`${id}: there is no scenario ${scenario} that teaches`]
      : []),
    ...(steps.length < 3 ? [`${id} has hardly a card`] : []),
    ...titles.filter((title, i) => titles.indexOf(title) !== i).map((title) => `${title}: twice`),
    ...steps.flatMap(({ title, text, done, at }, i) => [
      ...(typeof text === 'string' && text.length > MOST ? [`${title}: ${text.length} characters`] : []),
      ...(done === undefined && i > 0 && steps[i - 1]?.done === undefined
        ? [`${title}: the second in a row that only wants Next`]
        : []),
      ...(done !== undefined && at === undefined ? [`${title}: waits, and points at nothing`] : []),
    ]),
  ];
}
