import { monkeyTest } from '@weathergage/web/e2e/crew/monkey.ts';

monkeyTest('table-action', { against: 'machine', scenario: 'learning-three' });
