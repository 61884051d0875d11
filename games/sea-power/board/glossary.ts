/** The words of Sea Power. */
import { glossaryOf } from '@weathergage/web/toolkit/glossary/glossary.ts';
import { SAILING } from '@weathergage/web/toolkit/glossary/sailing.ts';
import { chartWords } from '../data/glossary/chart.ts';
import { forcesWords } from '../data/glossary/forces.ts';
import { yearWords } from '../data/glossary/year.ts';

export const GLOSSARY = glossaryOf([...forcesWords, ...chartWords, ...yearWords], SAILING);
