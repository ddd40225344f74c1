import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import * as blitzCalls from '@summit/contract/calls/blitz';
import { readSearch } from '@summit/contract/paths/address-text';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import { attendeesQuery, attendeeView } from './attendees/attendee-view.ts';
import { blitzQuery, blitzView } from './networking-blitz/blitz-view.ts';
import { searchValue } from './shared/lists/search-value.ts';

const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('\0', 'a\0b', '\u001f', 'é'.repeat(200), '😀'.repeat(150), ' a '),
);

test('a search is trimmed and never longer than a filter', () => {
  expect(searchValue(new URLSearchParams('?q=%20a%20'), 'q')).toBe('a');
  expect(searchValue(new URLSearchParams(), 'q')).toBe('');
  expect([...searchValue(new URLSearchParams({ q: '😀'.repeat(500) }), 'q')]).toHaveLength(120);
});

test('lists send only valid calls, whatever is in the address', async () => {
  await fc.assert(
    fc.asyncProperty(typed, typed, async (first, second) => {
      const search = readSearch(
        String(
          new URLSearchParams({ q: first, company: first, jobTitle: second, tag: second, category: second }),
        ),
      );
      await wholeRow(attendeeCalls.attendees).query.validate(attendeesQuery(attendeeView(search)).query);
      await wholeRow(blitzCalls.blitzParticipants).query.validate(blitzQuery(blitzView(search)));
    }),
    { numRuns: 200 },
  );
});
