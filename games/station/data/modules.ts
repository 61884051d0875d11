/** The modules there are. */
import type { Module } from '../rules/module/module.ts';
import { marrick } from './marrick/module.ts';
import { mediterranean } from './mediterranean/module.ts';
import { training } from './training/module.ts';

export const modules: Readonly<Record<string, Module>> = { training, marrick, mediterranean };
