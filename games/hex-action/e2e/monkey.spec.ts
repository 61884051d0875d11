import { monkeyTest } from '@weathergage/web/e2e/crew/monkey.ts';

monkeyTest('hex-action', { against: 'machine', scenario: 'two-commodores' });
