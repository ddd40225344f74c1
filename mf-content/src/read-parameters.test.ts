import { expect, test, vi } from 'vitest';
import type { PageFact } from '@summit/contract/site/page';
import type { PageId } from '@summit/contract/site/page-ids';
import * as pages from '@summit/contract/site/site-map';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import { agendaView } from './agenda/agenda-sessions.ts';
import { attendeeView } from './attendees/attendee-view.ts';
import { directoryView } from './directory/directory-view.ts';
import { blitzView } from './networking-blitz/blitz-view.ts';
import { speakersView } from './speakers/speakers-view.ts';
import { sponsorView } from './sponsors/sponsor-view.ts';

/** The names of the parameters that a view reads from the address. */
function namesRead(view: (search: URLSearchParams) => unknown): string[] {
  const names = new Set<string>();
  const search = new URLSearchParams();
  vi.spyOn(search, 'get').mockImplementation((name) => {
    names.add(name);
    return null;
  });
  view(search);
  return [...names].sort();
}

test.each<[PageId, (search: URLSearchParams) => unknown]>([
  ['agenda', (search) => agendaView(search, [])],
  ['oldAgenda', (search) => agendaView(search, [])],
  ['attendees', attendeeView],
  ['directory', directoryView],
  ['networkingBlitz', blitzView],
  ['speakers', speakersView],
  ['sponsors', sponsorView],
])('%s declares every parameter that it reads, because others are withheld on the server', (id, view) => {
  const { reads = [] }: PageFact = wholeRow(pages[id]);
  expect([...reads].sort()).toEqual(namesRead(view));
});
