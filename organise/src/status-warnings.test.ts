import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nominationCategories, nominees } from '@summit/api/src/awards/awards.tables.ts';
import { openOrganisation, type Organisation } from './testing/terminals.ts';

let organisation: Organisation;

beforeEach(async () => {
  organisation = await openOrganisation();
});
afterEach(() => organisation.api.close());

test('missing parts of the final ballot, and countdowns to past dates, are reported first', async () => {
  const { api, logIn } = organisation;
  const terminal = await logIn('steward');
  const ofCompanies = eq(nominationCategories.awardsType, 'Company');
  const [category] = await api.db.select().from(nominationCategories).where(ofCompanies).limit(1);
  await api.db
    .update(nominees)
    .set({ isShortlisted: false })
    .where(eq(nominees.categoryId, category?.id ?? ''));
  await terminal.run(
    'awards dates preNomination=2019-01-01T00:00:00Z preVotingOne=2019-06-01T00:00:00Z preVotingTwo=2020-01-01T00:00:00Z',
    ['y'],
  );
  const waiting = await terminal.run('awards status company PreVoteTwo', ['n']);
  expect(waiting).toContain('its page says that it waits for 2020-01-01T00:00:00.000Z');
  const final = await terminal.run('awards status company VoteTwo', ['n']);
  expect(final).toContain(`! ${category?.id} has no shortlist: it is not on the final ballot`);
});
