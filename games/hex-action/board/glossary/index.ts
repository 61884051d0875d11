/** The words of Hex Action. */
import { type Glossary, glossaryOf } from '@weathergage/web/toolkit/glossary/glossary.ts';
import { SAILING } from '@weathergage/web/toolkit/glossary/sailing.ts';
import { fightingWords } from './fighting.ts';
import { sailingWords } from './sailing.ts';

export const GLOSSARY: Glossary = glossaryOf([...sailingWords, ...fightingWords], SAILING);
