/** The words of Hex Action. */
import { glossaryOf } from '@weathergage/web/toolkit/glossary/glossary.ts';
import { SAILING } from '@weathergage/web/toolkit/glossary/sailing.ts';
import { fightingWords } from '../data/glossary/fighting.ts';
import { sailingWords } from '../data/glossary/sailing.ts';

export const GLOSSARY = glossaryOf([...sailingWords, ...fightingWords], SAILING);
