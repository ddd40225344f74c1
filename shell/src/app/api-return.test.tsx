import { act, fireEvent, screen } from '@testing-library/react';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { useServerData } from '@summit/shared-auth';
import { respond, sampleResponse } from '@summit/shared-auth/testing';
import { DataBoundary } from '@summit/shared-ui/feedback/data-boundary';
import { fakeRemotes } from './testing/fake-remotes.ts';
import { openSite } from './testing/open-site.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

let away = false;
let asked = 0;

/** The network fails while the API is down. */
function whenBack<T>(body: T): T {
  if (away) throw new Error('Network Error');
  return body;
}

const speaker = respond(speakerCalls.speaker, () =>
  whenBack(sampleResponse(speakerCalls.speaker, { firstName: 'Ada' })),
);
const probe = respond(settingsCalls.virtualSettings, () => {
  asked += 1;
  return whenBack(sampleResponse(settingsCalls.virtualSettings));
});

function Name() {
  return <p>{useServerData(speakerCalls.speaker, { params: { id: 'ada' } }).firstName}</p>;
}

/** A part that fails by itself, beside something a visitor has written. */
function PartPage() {
  return (
    <>
      <h1>Speaker</h1>
      <input aria-label="Note" />
      <DataBoundary label="speaker">
        <Name />
      </DataBoundary>
    </>
  );
}

const remotes = () => fakeRemotes({ name: 'content', pages: { '/part': PartPage, '/whole': Name } });
const open = (path: string) => openSite(path, remotes(), [speaker, probe]);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  away = true;
  asked = 0;
});
afterEach(() => jest.useRealTimers());

test('parts that failed while the API was down load when it is back, and nothing else changes', async () => {
  await open('/part');
  await pass(2000);
  expect(screen.getByRole('alert')).toHaveTextContent('The speaker could not be loaded');
  const note = screen.getByLabelText('Note');
  fireEvent.change(note, { target: { value: 'Ask about fees' } });
  away = false;
  await pass(5000);
  expect(screen.getByText('Ada')).toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toBe(note);
  expect(note).toHaveValue('Ask about fees');
});

test('a page that failed as a whole also loads automatically', async () => {
  await open('/whole');
  await pass(2000);
  expect(screen.queryByText('Ada')).not.toBeInTheDocument();
  away = false;
  await pass(5000);
  expect(screen.getByText('Ada')).toBeInTheDocument();
});

test('the message does not change during polling, and a hidden tab does not poll', async () => {
  await open('/part');
  await pass(2000);
  const message = screen.getByRole('alert');
  const before = asked;
  await pass(9000);
  expect(asked).toBeGreaterThan(before);
  expect(screen.getByRole('alert')).toBe(message);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const seen = asked;
  await pass(20_000);
  expect(asked).toBe(seen);
});

test('the API is not polled while everything works', async () => {
  away = false;
  await open('/part');
  await pass(1000);
  const before = asked;
  await pass(20_000);
  expect(asked).toBe(before);
});
