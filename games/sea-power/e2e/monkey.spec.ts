import { monkeyTest } from '@weathergage/web/e2e/crew/monkey.ts';

monkeyTest('sea-power', { against: 'machine', scenario: 'first-year-1756' });
