import { act, screen } from '@testing-library/react';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { useServerDataQuery } from '@summit/shared-auth';
import { renderWithSession, respond, sampleResponse } from '@summit/shared-auth/testing';
import { FrameLoadingBar } from './frame-loading-bar.tsx';

function Nominees() {
  const { isSuccess } = useServerDataQuery(awardsCalls.nominees, {});
  return isSuccess && <p>Nominees</p>;
}

function Speakers() {
  const { isSuccess } = useServerDataQuery(speakerCalls.speakers, {});
  return isSuccess && <p>Speakers</p>;
}

const stage = () => document.querySelector('[data-stage]')?.getAttribute('data-stage');

afterEach(() => jest.useRealTimers());

async function load(part: React.ReactNode) {
  jest.useFakeTimers();
  const responses = [
    respond(awardsCalls.nominees, sampleResponse(awardsCalls.nominees)),
    respond(speakerCalls.speakers, sampleResponse(speakerCalls.speakers)),
  ];
  renderWithSession(
    <>
      <FrameLoadingBar />
      {part}
    </>,
    { responses },
  );
  while (!screen.queryByText(/Nominees|Speakers/)) await act(() => jest.advanceTimersByTimeAsync(1));
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('the bar stays for another second after the nominees have loaded', async () => {
  await load(<Nominees />);

  await pass(900);
  expect(stage()).toBe('running');
  for (const ms of [200, 300, 300]) await pass(ms);
  expect(stage()).toBe('idle');
});

test('the bar disappears immediately after any other call', async () => {
  await load(<Speakers />);

  await pass(900);
  expect(stage()).toBe('idle');
});
