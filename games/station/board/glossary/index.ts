/** The words of Station. */
import { type Glossary, glossaryOf } from '@weathergage/web/toolkit/glossary/glossary.ts';
import { SAILING } from '@weathergage/web/toolkit/glossary/sailing.ts';
import { battleWords } from './battle.ts';
import { chartWords } from './chart.ts';
import { dutiesWords } from './duties.ts';
import { fleetWords } from './fleet.ts';

export const GLOSSARY: Glossary = glossaryOf(
  [...fleetWords, ...chartWords, ...dutiesWords, ...battleWords],
  SAILING,
);
