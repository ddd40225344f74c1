import * as calls from '@summit/contract/calls/organise-resources';
import * as settingsCalls from '@summit/contract/calls/settings';
import type { ResourceId } from '@summit/contract/organising/resources';
import { respond, sampleResponse, type TestRequest, type TestResponse } from '@summit/shared-auth/testing';
import type { Entry } from '../resources/entry-types.ts';

const entry = (key: string, values: object, version = 'v1'): Entry => ({ key, version, values });

export const session = (key: string, values: object, version?: string) =>
  entry(
    key,
    { id: key, title: key, kind: 'talk', track: null, speakers: [], edition: 7, ...values },
    version,
  );

const morning = { startsAt: '2027-06-08T08:00:00.000Z', endsAt: '2027-06-08T08:30:00.000Z' };

export const opening = session('Opening', { ...morning, locationId: 'main', speakers: ['ada'] });
export const ledgers = session('Ledgers', {
  startsAt: '2027-06-08T09:00:00.000Z',
  endsAt: '2027-06-08T09:45:00.000Z',
  locationId: 'main',
  speakers: ['ada'],
});
/** Left behind when the event was moved. */
const lost = session('Lost', {
  startsAt: '2027-05-01T09:00:00.000Z',
  endsAt: '2027-05-01T10:00:00.000Z',
  locationId: 'side',
});

const halls = [entry('main', { name: 'Main stage' }), entry('side', { name: 'Side room' })];
const speakers = [entry('ada', { firstName: 'Ada', lastName: 'Lovelace' })];

export const event = {
  edition: 7,
  timeZone: 'Europe/London',
  startsOn: '2027-06-08',
  endsOn: '2027-06-09',
  venue: 'Newdock',
  city: 'Bristol',
  address: ['1 Quay Street'],
};

/** The agenda's responses; each read returns the next list of sessions, and finally the last one repeatedly. */
export function agendaResponses(...lists: Entry[][]): TestResponse[] {
  const left = lists.length > 0 ? [...lists] : [[opening, ledgers, lost]];
  const listOf = (resource: ResourceId): Entry[] => {
    if (resource === 'halls') return halls;
    if (resource === 'speakers') return speakers;
    return (left.length > 1 ? left.shift() : left[0]) ?? [];
  };
  return [
    respond(settingsCalls.settings, sampleResponse(settingsCalls.settings, { event })),
    respond(calls.resourceEntries, ({ params }: TestRequest) => {
      const items = listOf(params.resource as ResourceId);
      return { items, total: items.length };
    }),
  ];
}
