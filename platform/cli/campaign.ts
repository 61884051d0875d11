/** Campaigns: which there are, many of them by machines, and one of them whole in a file. */

import { writeFileSync } from 'node:fs';
import {
  CAMPAIGNS,
  type Campaign,
  type CampaignFile,
  CampaignFileSchema,
  campaignFile,
  careersOf,
  type FoughtWar,
  fightWar,
  type Machines,
  type Mapping,
  mappingHash,
  matchesIn,
  PRINTED_MAPPING,
  verifyCampaign,
  warScenario,
  withMapping,
} from '@weathergage/campaign';
import { CAMPAIGN_MACHINES } from '@weathergage/campaign/house-machines.ts';
import { type Game, hashOf, hashText, pastHash, rebuildMatch, schemaFlaws } from '@weathergage/kernel';
import { seedOfMatch } from '@weathergage/kernel/harness/index.ts';
import { type Command, type CommandArguments, CommandStop, EXIT_CODES } from './command.ts';
import { flawLine, printable, readJson } from './files.ts';
import { allGames, type PlayableGame } from './games.ts';
import { mappingNamed } from './named/mapping-named.ts';

const JSON_FLAG = { json: { help: 'print JSON' } } as const;
const WHICH = {
  campaign: { value: 'ID', help: 'one of those that `campaign list` names' },
  seed: { value: 'K', help: 'the seed; 1 if not given' },
} as const;
const MAPPING = {
  mapping: { value: 'FILE', help: 'what differs from the mapping that `campaign mapping` prints (JSON)' },
} as const;
const MOST = 10_000;

function campaignNamed(args: CommandArguments): Campaign {
  const id = args.text('campaign');
  const found = CAMPAIGNS.find((one) => one.id === id);
  if (found === undefined)
    throw new CommandStop(`--campaign must be one of ${CAMPAIGNS.map((one) => one.id).join(', ')}.`);
  return found;
}

function machinesOf(games: readonly PlayableGame[]): Machines {
  return {
    entry(id) {
      const found = games.find(({ entry }) => entry.id === id);
      if (found === undefined) throw new CommandStop(`There is no game ${id} here.`);
      return found.entry;
    },
    bots: CAMPAIGN_MACHINES,
  };
}

async function played(
  campaign: Campaign,
  games: readonly PlayableGame[],
  seed: number,
  mapping: Mapping,
): Promise<FoughtWar> {
  const scenarios = games.find(({ entry }) => entry.id === campaign.game)?.scenarios ?? [];
  const scenario = warScenario(campaign, scenarios);
  if (scenario === null) throw new CommandStop(`${campaign.game} has no scenario ${campaign.scenario}.`);
  const war = { game: campaign.game, scenario, options: withMapping(campaign.options, mapping) };
  return fightWar(war, machinesOf(games), seed, undefined, mapping);
}

/** Of each campaign the war as it ended, then the journal of every battle. */
const campaignHash = (hashes: readonly string[]): string => hashText(hashes.join('\n'));

const rulesOf = (games: readonly PlayableGame[]): Map<string, Game> =>
  new Map(games.map(({ entry, game }) => [entry.id, game]));

function readCampaign(path: string): CampaignFile {
  const file = readJson(path);
  const [flaw] = schemaFlaws(CampaignFileSchema, file);
  if (flaw !== undefined) throw new CommandStop(`${path} is no campaign: ${flawLine(flaw)}`);
  return file as CampaignFile;
}

export const campaignListCommand: Command = {
  operands: [],
  options: JSON_FLAG,
  notes: 'The campaigns, and the war that each is: game, scenario, options.',
  run(args) {
    if (args.flag('json')) console.log(JSON.stringify(CAMPAIGNS));
    else for (const { id, title } of CAMPAIGNS) console.log(`${id.padEnd(22)} ${title}`);
    return EXIT_CODES.fine;
  },
};

export const campaignMappingCommand: Command = {
  operands: [],
  options: {},
  notes: [
    'Prints the mapping: every number by which a battle of a war becomes a match of another game and its end a report.',
    'A file with any part of it is a mapping for `campaign simulate`, `export` and `verify`.',
  ].join('\n'),
  run() {
    console.log(JSON.stringify(PRINTED_MAPPING, null, 2));
    return EXIT_CODES.fine;
  },
};

export const campaignSimulateCommand: Command = {
  operands: [],
  options: {
    ...WHICH,
    ...MAPPING,
    ...JSON_FLAG,
    matches: { value: 'N', help: 'how many campaigns; 1 if not given' },
  },
  notes: [
    'Machines play the war and fight its battles out. Watched in the war and in every battle: invariants, asks, and',
    'that each battle’s scenario is sound and its report taken. Each campaign is then verified whole.',
    'The JSON has campaigns, finished, battles, verified, violations, seconds, outcomes, and hash (over all of it).',
    'Exit code 1 if anything was violated, a war did not end, or one could not be verified.',
  ].join('\n'),
  async run(args) {
    const campaign = campaignNamed(args);
    const matches = args.whole('matches', 1, 1, MOST);
    const seed = args.whole('seed', 1, 0, 0xffffffff);
    const mapping = mappingNamed(args.text('mapping'));
    const games = await allGames();
    const start = performance.now();
    const sums = { campaigns: 0, finished: 0, battles: 0, verified: 0, violations: 0 };
    const outcomes: Record<string, number> = {};
    const hashes: string[] = [];
    const broken: unknown[] = [];
    for (let i = 0; i < matches; i++) {
      const war = await played(campaign, games, seedOfMatch(seed, i), mapping);
      const found = [war.parent, ...matchesIn(war).map((child) => child.played)].flatMap(
        (one) => one.violations,
      );
      broken.push(...found.slice(0, 3));
      sums.campaigns++;
      sums.battles += matchesIn(war).length;
      sums.violations += found.length;
      if (war.parent.finished) sums.finished++;
      if (
        verifyCampaign(campaignFile(campaign.id, war, mapping, rulesOf(games)), rulesOf(games)).verdict ===
        'honest'
      )
        sums.verified++;
      const winners =
        war.parent.outcome === null ? 'unfinished' : war.parent.outcome.winners.join('+') || 'draw';
      outcomes[winners] = (outcomes[winners] ?? 0) + 1;
      hashes.push(war.parent.hash, ...matchesIn(war).map(({ hash }) => hash));
    }
    const seconds = Number(((performance.now() - start) / 1000).toFixed(3));
    const told = {
      campaign: campaign.id,
      seed,
      ...sums,
      outcomes,
      seconds,
      hash: campaignHash(hashes),
      broken,
    };
    if (args.flag('json')) console.log(JSON.stringify(told));
    else
      console.log(
        `${sums.campaigns} campaigns, ${sums.finished} finished, ${sums.battles} battles, ${sums.verified} verified, ${sums.violations} violations; ${told.hash}`,
      );
    const fine = sums.violations === 0 && sums.finished === matches && sums.verified === matches;
    return fine ? EXIT_CODES.fine : EXIT_CODES.no;
  },
};

export const campaignExportCommand: Command = {
  operands: ['FILE'],
  options: {
    ...WHICH,
    ...MAPPING,
    match: {
      value: 'N',
      help: 'which of those that `campaign simulate` plays with that seed; 1 if not given',
    },
  },
  notes: 'Machines play a campaign, and the war with all its battles is written to FILE.',
  async run(args) {
    const campaign = campaignNamed(args);
    const seed = args.whole('seed', 1, 0, 0xffffffff);
    const match = args.whole('match', 1, 1, MOST);
    const mapping = mappingNamed(args.text('mapping'));
    const games = await allGames();
    const war = await played(campaign, games, seedOfMatch(seed, match - 1), mapping);
    writeFileSync(args.operand(0), JSON.stringify(campaignFile(campaign.id, war, mapping, rulesOf(games))));
    console.log(`${matchesIn(war).length} battles; ${war.parent.hash}`);
    return EXIT_CODES.fine;
  },
};

export const campaignReplayCommand: Command = {
  operands: ['FILE'],
  options: JSON_FLAG,
  notes: [
    'Plays the war of FILE and every battle of it again, and prints the hash that each comes to; and the hash of all of',
    'it, which is the one that `campaign simulate` prints of this campaign alone.',
  ].join('\n'),
  async run(args) {
    const { war, battles } = readCampaign(args.operand(0));
    const rules = rulesOf(await allGames());
    const hashOfJournal = (journal: CampaignFile['war']): string => {
      const game = rules.get(journal.opening.game);
      if (game === undefined) throw new CommandStop(`There is no game ${journal.opening.game} here.`);
      return hashOf(rebuildMatch(game, journal).state);
    };
    const told = {
      war: hashOfJournal(war),
      battles: battles.map(({ engagement, journal }) => ({ engagement, hash: hashOfJournal(journal) })),
    };
    const hash = campaignHash([
      told.war,
      ...battles.map(({ journal: { opening, entries } }) => pastHash(opening, entries)),
    ]);
    if (args.flag('json')) console.log(JSON.stringify({ ...told, hash }));
    else {
      for (const { engagement, hash } of told.battles) console.log(`${hash}  ${printable(engagement)}`);
      console.log(`${told.war}  the war`);
      console.log(`${hash}  all of it`);
    }
    return EXIT_CODES.fine;
  },
};

export const campaignVerifyCommand: Command = {
  operands: ['FILE'],
  options: { ...MAPPING, ...JSON_FLAG },
  notes: [
    'Runs the war of FILE and every battle again, and makes each report again from its battle, by the mapping that FILE',
    'holds and names by its hash. With --mapping it must be that one.',
    'Exit codes as for `verify`: 0 honest, 1 something does not add up, 4 checked in part.',
  ].join('\n'),
  async run(args) {
    const file = readCampaign(args.operand(0));
    if (
      args.text('mapping') !== undefined &&
      file.mapping?.hash !== mappingHash(mappingNamed(args.text('mapping')))
    )
      throw new CommandStop('That is not the mapping this campaign was fought by.', EXIT_CODES.no);
    const proof = verifyCampaign(file, rulesOf(await allGames()));
    if (args.flag('json')) console.log(JSON.stringify(proof));
    else {
      const all = [...proof.battles.map((one) => one.proof), proof.war];
      for (const { ok, unchecked, text } of [
        proof.mapping,
        proof.careers,
        ...all.flatMap(({ findings }) => findings),
      ])
        if (!ok || unchecked) console.log(`${ok ? '~' : '✗'} ${printable(text)}`);
      console.log(`The war and ${proof.battles.length} battles: ${proof.verdict}.`);
    }
    return { honest: EXIT_CODES.fine, 'in-part': EXIT_CODES.part, dishonest: EXIT_CODES.no }[proof.verdict];
  },
};

/** As many as a page of the Navy List. */
const LISTED = 20;

export const campaignCareersCommand: Command = {
  operands: ['FILE'],
  options: { ...JSON_FLAG, all: { help: `all of them, not only the ${LISTED} most famous` } },
  notes:
    'What captains and admirals have come to in the campaign of FILE: rank, fame, battles, wounds, and how they stand.',
  async run(args) {
    const careers = careersOf(readCampaign(args.operand(0)), rulesOf(await allGames()));
    if (args.flag('json')) console.log(JSON.stringify(careers));
    else
      for (const { name, rank, flag, fame, battles, victories, wounds, state } of args.flag('all')
        ? careers
        : careers.slice(0, LISTED)) {
        const hurt = wounds === 0 ? '' : `, wounded ${wounds === 1 ? 'once' : `${wounds} times`}`;
        const now = state === 'serves' ? '' : `; ${state}`;
        console.log(
          `${String(fame).padStart(4)}  ${rank} ${printable(name)} (${flag}): ${battles} ${battles === 1 ? 'battle' : 'battles'}, ${victories} won${hurt}${now}`,
        );
      }
    return EXIT_CODES.fine;
  },
};
