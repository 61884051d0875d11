/** The words of Table Action. */
import { glossaryOf } from '@weathergage/web/toolkit/glossary/glossary.ts';
import { SAILING } from '@weathergage/web/toolkit/glossary/sailing.ts';
import { actingWords } from '../data/glossary/acting.ts';
import { fightingWords } from '../data/glossary/fighting.ts';
import { sailingWords } from '../data/glossary/sailing.ts';

export const GLOSSARY = glossaryOf([...actingWords, ...sailingWords, ...fightingWords], SAILING);
