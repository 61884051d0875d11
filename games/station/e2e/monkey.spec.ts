import { monkeyTest } from '@weathergage/web/e2e/crew/monkey.ts';

monkeyTest('station', { against: 'machine', scenario: 'first-cruise' });
