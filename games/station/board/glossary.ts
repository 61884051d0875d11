/** The words of Station. */
import { glossaryOf } from '@weathergage/web/toolkit/glossary/glossary.ts';
import { SAILING } from '@weathergage/web/toolkit/glossary/sailing.ts';
import { battleWords } from '../data/glossary/battle.ts';
import { chartWords } from '../data/glossary/chart.ts';
import { dutiesWords } from '../data/glossary/duties.ts';
import { fleetWords } from '../data/glossary/fleet.ts';

export const GLOSSARY = glossaryOf([...fleetWords, ...chartWords, ...dutiesWords, ...battleWords], SAILING);
