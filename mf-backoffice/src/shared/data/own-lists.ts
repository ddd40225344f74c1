import * as attendeeCalls from '@summit/contract/calls/organise-attendees';
import * as inboxCalls from '@summit/contract/calls/organise-inbox';
import type { QueryOf } from '@summit/contract/requests/call';
import type { CallFunction } from '@summit/shared-auth';

/** Lists that do not belong to a resource, by the name under which react-admin requests them. */
const ownLists = { 'attendee-desk': readAttendees, inbox: readInbox } as const;

export type OwnList = keyof typeof ownLists;

/** A filter for nobody, because react-admin treats null as no filter. */
export const nobody = 'nobody';

interface ListQuery {
  page: number;
  perPage: number;
  sort?: string | undefined;
  order?: string | undefined;
  q?: string | undefined;
  filter?: string | undefined;
}

type ReadList = (call: CallFunction, query: ListQuery) => Promise<{ data: { id: string }[]; total: number }>;

/** How a list is loaded; undefined: as a resource. */
export function findOwnList(name: string): ReadList | undefined {
  return Object.hasOwn(ownLists, name) ? ownLists[name as OwnList] : undefined;
}

async function readAttendees(call: CallFunction, query: ListQuery) {
  // The server refuses fields that the list cannot be sorted by.
  const asked = query as QueryOf<typeof attendeeCalls.organisedAttendees>;
  const { items, total } = await call(attendeeCalls.organisedAttendees, { query: asked });
  return { data: items, total };
}

async function readInbox(call: CallFunction, { filter, ...query }: ListQuery) {
  const asked = { ...query, ...(filter && { filter: filter.replaceAll(`"${nobody}"`, 'null') }) };
  const { items, total } = await call(inboxCalls.inboxItems, {
    query: asked as QueryOf<typeof inboxCalls.inboxItems>,
  });
  // Two kinds may have items of the same id.
  const data = items.map((item) => ({ ...item, id: `${item.kind}/${item.id}`, itemId: item.id }));
  return { data, total };
}
