import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as metaCalls from '@summit/contract/calls/meta';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { useServerAction } from '@summit/shared-auth';
import { renderWithSession, respond, respondWithError, sampleResponse } from '@summit/shared-auth/testing';
import {
  orValue,
  serverView,
  useOptionalData,
  useServerDataOr,
  useServerView,
  viewKey,
} from './server-view.ts';

const { speakers, speaker } = speakerCalls;
const { attendeeDetails } = attendeeSelfCalls;
const total = (totalItems: number) => respond(speakers, { ...sampleResponse(speakers), totalItems });

const countView = serverView(
  'content.count',
  [speakers],
  async ({ call }) => (await call(speakers)).totalItems,
);

function Count() {
  return <output>{useServerView(countView)}</output>;
}

function Renew() {
  const { run } = useServerAction(metaCalls.countryInfo, { refreshes: [speakers] });
  return <button onClick={() => void run()}>Renew</button>;
}

test('a view is fetched again when an action refreshes one of its rows', async () => {
  renderWithSession(
    <Suspense>
      <Count />
      <Renew />
    </Suspense>,
    {
      responses: [total(1), total(2), respond(metaCalls.countryInfo, sampleResponse(metaCalls.countryInfo))],
    },
  );
  expect(await screen.findByText('1')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Renew' }));
  expect(await screen.findByText('2')).toBeVisible();
});

const nameView = serverView('content.name', [attendeeDetails], async ({ stored }) => {
  return (await stored(attendeeDetails)).firstName;
});

function Name() {
  return <p>{useServerView(nameView)}</p>;
}

test('a view is dropped with the session when one of its rows is personal', async () => {
  const { queryClient } = renderWithSession(
    <Suspense>
      <Name />
    </Suspense>,
    { session: 'signedIn' },
  );
  await screen.findByText('Ada');
  expect(queryClient.getQueryCache().find({ queryKey: viewKey(nameView.name) })?.meta).toMatchObject({
    personal: true,
  });
});

test('the view of a public row is not personal', async () => {
  const { queryClient } = renderWithSession(
    <Suspense>
      <Count />
    </Suspense>,
    { responses: [total(1)] },
  );
  await screen.findByText('1');
  expect(queryClient.getQueryCache().find({ queryKey: viewKey(countView.name) })?.meta).toMatchObject({
    personal: false,
  });
});

function Speaker() {
  const found = useServerDataOr(speaker, { params: { id: 'nobody' } }, { 'cqrs-0009': null });
  return <p>{found === null ? 'No such speaker' : found.firstName}</p>;
}

test('an error code declared as a result is a value, and every other code is a failure', async () => {
  renderWithSession(
    <Suspense>
      <Speaker />
    </Suspense>,
    { responses: [respondWithError(speaker, 'cqrs-0009')] },
  );
  expect(await screen.findByText('No such speaker')).toBeVisible();
  const other = new Error('offline');
  expect(() => orValue({ 'cqrs-0009': null })(other)).toThrow(other);
});

function Optional() {
  return <p>{useOptionalData(speakers) === null ? 'Without speakers' : 'With speakers'}</p>;
}

test('optional data are null when they are unavailable', async () => {
  renderWithSession(
    <Suspense>
      <Optional />
    </Suspense>,
    { responses: [respondWithError(speakers, 'server-0001')] },
  );
  expect(await screen.findByText('Without speakers')).toBeVisible();
});
