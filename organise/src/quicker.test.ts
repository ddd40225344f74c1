import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSection } from '@summit/api/src/settings/public/settings.queries.ts';
import type { DemoOrganiserName } from '@summit/contract/session/demo-accounts';
import { openOrganisation, type Organisation } from './testing/terminals.ts';

let organisation: Organisation;

beforeEach(async () => {
  organisation = await openOrganisation();
});

afterEach(() => organisation.api.close());

const yes = { yes: true };

test.each<[DemoOrganiserName, string, DemoOrganiserName, string, string]>([
  [
    'content',
    'awards dates ceremony=2027-06-11T19:00:00Z',
    'steward',
    'awards dates ceremony=2027-06-12T19:00:00Z',
    'awards',
  ],
  ['owner', 'awards status Company PreVoteTwo', 'steward', 'awards status Company PreVoteTwo', 'awards'],
  [
    'owner',
    'people roles content@demo.summit.example analyst',
    'owner',
    'people block content@demo.summit.example',
    'people',
  ],
  [
    'owner',
    'people add new@demo.summit.example Nell desk',
    'owner',
    'people add new@demo.summit.example Nora sales',
    'people',
  ],
  [
    'steward',
    'awards stand 2027-payments-otterpay no',
    'steward',
    'awards shortlist 2027-payments-otterpay no',
    'awards nominees',
  ],
  [
    'content',
    'theme set theme decorativeAccents.motifSeed=41',
    'owner',
    'theme set theme decorativeAccents.motifSeed=42',
    'theme show theme',
  ],
])(
  '%s runs "%s" while %s runs "%s": the second is refused with a message',
  async (name, command, other, quicker, reading) => {
    const { api, logIn } = organisation;
    const quick = await logIn(other);
    // A one-time code can be used only once.
    api.clock.moveBy(60_000);
    const late = await logIn(name);
    if (reading === 'awards nominees') {
      await writeSection(api.db, 'awardsStatus', 'Nomination', api.clock.now());
      await quick.run('awards shortlist 2027-payments-otterpay yes', [], yes);
    }
    let after = '';
    const meanwhile = async () => {
      await quick.run(quicker, [], yes);
      after = await quick.run(reading);
    };
    await expect(late.run(command, { words: ['y'], meanwhile })).rejects.toThrow(
      'Someone else has changed this meanwhile. Check it again first. (resource-0001)',
    );
    expect(await quick.run(reading)).toBe(after);
  },
);
