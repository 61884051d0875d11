/** What is written in one round trip: functions that the database itself carries out, each whole or not at all. */
import { SNAPSHOTS_KEPT } from '../store.ts';

/** What a seat saw when it left its instructions is large and does not change while it is carried on: it is only counted. */
export const KEEP_STANDING = `
CREATE OR REPLACE FUNCTION keep_standing(the_match text, the_seat text, record json) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  -- Entries that follow from instructions look at them under the same lock.
  PERFORM FROM matches WHERE id = the_match FOR UPDATE;
  IF record IS NULL THEN
    DELETE FROM standing s WHERE s.match = the_match AND s.seat = the_seat;
    RETURN;
  END IF;
  UPDATE standing s SET answered = (record->>'answered')::integer, halt = record->>'halt'
  WHERE s.match = the_match AND s.seat = the_seat AND s.n = (record->>'n')::integer
    AND s.ticked = record->>'ticked' AND s.answered <= (record->>'answered')::integer;
  IF FOUND THEN RETURN; END IF;
  INSERT INTO standing (match, seat, ticked, since, rules_version, n, answered, halt)
  VALUES (the_match, the_seat, record->>'ticked', record->>'since', record->>'rulesVersion',
          (record->>'n')::integer, (record->>'answered')::integer, record->>'halt')
  ON CONFLICT (match, seat) DO UPDATE SET ticked = excluded.ticked, since = excluded.since,
    rules_version = excluded.rules_version, n = excluded.n, answered = excluded.answered, halt = excluded.halt;
END $$;`;

/** The match is locked first: entries given because the time is up look at the clock under the same lock. */
export const KEEP_CLOCK = `
CREATE OR REPLACE FUNCTION keep_clock(the_match text, the_version integer, the_clock text) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM matches WHERE id = the_match FOR UPDATE;
  IF NOT FOUND THEN
    RAISE foreign_key_violation USING MESSAGE = 'there is no match ' || the_match;
  END IF;
  IF coalesce((SELECT c.version FROM clocks c WHERE c.match = the_match), 0) <> the_version - 1 THEN
    RETURN false;
  END IF;
  INSERT INTO clocks (match, version, clock) VALUES (the_match, the_version, the_clock)
  ON CONFLICT (match) DO UPDATE SET version = excluded.version, clock = excluded.clock;
  RETURN true;
END $$;`;

/**
 * Entries of several matches, one append each, with their effects. Gives back the matches that took them; the number of
 * the others was no longer free. \`rare\` is set where any of them takes something back, changes rules or counts
 * instructions. The matches are locked in the order of their ids, so that no two servers wait for each other.
 */
export const APPEND_ENTRIES = `
CREATE OR REPLACE FUNCTION append_entries(heads json, entries json, new_steps json, new_snapshots json, rare boolean)
RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
  mine text[];
BEGIN
  PERFORM FROM matches WHERE id IN (SELECT h.match FROM json_to_recordset(heads) AS h(match text))
  ORDER BY id FOR UPDATE;

  WITH claimed AS (
    UPDATE matches m SET n = h.last, changed = now_ms(),
      status = CASE WHEN h.over THEN 'over' ELSE m.status END,
      rewound = CASE WHEN h.back IS NULL THEN m.rewound ELSE h.last END,
      awaits = coalesce(h.awaits, m.awaits)
    FROM json_to_recordset(heads) AS h(match text, after integer, last integer, clock integer, back integer, over boolean,
                                       seat text, standing json, awaits boolean)
    WHERE m.id = h.match AND m.n = h.after
      AND (NOT rare OR h.seat IS NULL OR h.standing IS NULL OR h.standing::text = 'null' OR EXISTS (
        SELECT FROM standing s WHERE s.match = h.match AND s.seat = h.seat AND s.n = (h.standing->>'n')::integer
          AND s.ticked = h.standing->>'ticked' AND s.answered <= (h.standing->>'answered')::integer))
      AND (h.clock IS NULL OR h.clock = coalesce((SELECT c.version FROM clocks c WHERE c.match = h.match), 0))
    RETURNING m.id)
  SELECT coalesce(array_agg(id), '{}') INTO mine FROM claimed;

  IF rare THEN
    UPDATE journal j SET ask = NULL
    FROM json_to_recordset(heads) AS h(match text, retracted json), json_array_elements_text(h.retracted) AS r(ask)
    WHERE h.match = ANY (mine) AND j.match = h.match AND j.ask = r.ask;
  END IF;

  INSERT INTO journal (match, n, ask, entry)
  SELECT e.match, e.n, e.ask, e.entry
  FROM json_to_recordset(entries) AS e(match text, n integer, ask text, entry text) WHERE e.match = ANY (mine);

  IF rare THEN
    DELETE FROM steps s USING json_to_recordset(heads) AS h(match text, back integer)
    WHERE h.match = ANY (mine) AND s.match = h.match AND s.step > h.back;
    DELETE FROM snapshots s USING json_to_recordset(heads) AS h(match text, back integer, adopted boolean)
    WHERE h.match = ANY (mine) AND s.match = h.match AND (h.adopted OR s.step > h.back);
    UPDATE journal j SET ask = NULL FROM json_to_recordset(heads) AS h(match text, back integer)
    WHERE h.match = ANY (mine) AND h.back IS NOT NULL AND j.match = h.match AND j.ask IS NOT NULL
      AND j.n > coalesce((SELECT max(s.n) FROM steps s WHERE s.match = h.match), 0);
    PERFORM keep_standing(h.match, h.seat, nullif(h.standing::text, 'null')::json)
    FROM json_to_recordset(heads) AS h(match text, seat text, standing json)
    WHERE h.match = ANY (mine) AND h.seat IS NOT NULL;
  END IF;

  INSERT INTO steps (match, n, step, happenings)
  SELECT s.match, s.n, s.step, s.happenings
  FROM json_to_recordset(new_steps) AS s(match text, n integer, step integer, happenings text)
  WHERE s.match = ANY (mine);

  INSERT INTO snapshots (match, step, n, rules_version, snapshot)
  SELECT s.match, s.step, s.n, s.rules_version, s.snapshot
  FROM json_to_recordset(new_snapshots)
    AS s(match text, step integer, n integer, rules_version text, snapshot text)
  WHERE s.match = ANY (mine)
  ON CONFLICT (match, step)
  DO UPDATE SET n = excluded.n, rules_version = excluded.rules_version, snapshot = excluded.snapshot;

  -- The step stands in the head, too: what is large is read once.
  DELETE FROM snapshots s USING json_to_recordset(heads) AS k(match text, step integer)
  WHERE k.match = ANY (mine) AND s.match = k.match AND s.step < k.step AND s.step % ${SNAPSHOTS_KEPT.forGood} <> 0
    AND NOT (s.step % ${SNAPSHOTS_KEPT.fresh} = 0 AND s.step > k.step - ${SNAPSHOTS_KEPT.freshFor});

  RETURN QUERY SELECT unnest(mine);
END $$;`;

/** One hash for each step of a match that is witnessed, and never an earlier one; the match is locked first. */
export const KEEP_WITNESSED = `
CREATE OR REPLACE FUNCTION keep_witnessed(
  the_match text, the_pass text, the_step integer, the_again integer, the_hash text, most integer)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  is_forgotten boolean;
  kept text;
BEGIN
  SELECT w.forgotten INTO is_forgotten FROM witnessed_matches w
  WHERE w.match = the_match AND w.pass_hash = the_pass FOR UPDATE;
  IF NOT FOUND THEN RETURN 'no-match'; END IF;
  IF is_forgotten THEN RETURN 'forgotten'; END IF;
  SELECT s.hash INTO kept FROM witnessed_steps s
  WHERE s.match = the_match AND s.again = the_again AND s.step = the_step;
  IF FOUND AND kept <> the_hash THEN RETURN 'other'; END IF;
  IF FOUND THEN
    UPDATE witnessed_matches w SET asked = now_ms() WHERE w.match = the_match;
    RETURN 'kept';
  END IF;
  IF EXISTS (SELECT FROM witnessed_steps s WHERE s.match = the_match
             AND (s.again > the_again OR (s.again = the_again AND s.step > the_step))) THEN
    RETURN 'behind';
  END IF;
  IF (SELECT count(*) FROM witnessed_steps s WHERE s.match = the_match) >= most THEN RETURN 'full'; END IF;
  INSERT INTO witnessed_steps (match, again, step, hash) VALUES (the_match, the_again, the_step, the_hash);
  UPDATE witnessed_matches w SET asked = now_ms() WHERE w.match = the_match;
  RETURN 'kept';
END $$;`;
