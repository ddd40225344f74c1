import { attendeeSelfCalls } from '@summit/contract/calls/attendee-self';
import { answer, renderWithSession, sampleAnswer } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { frameAnswers } from '../testing/frame-answers.ts';
import { AttendeeSpinner } from './main-spinner.tsx';

const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

test('tells politely that the details are loading, once that takes a moment, and goes with them', async () => {
  let arrive: () => void = () => undefined;
  const details = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  renderWithSession(<AttendeeSpinner />, {
    session: 'signedIn',
    answers: [
      answer(attendeeSelfCalls.attendeeDetails, async () => {
        await details;
        return sampleAnswer(attendeeSelfCalls.attendeeDetails);
      }),
      ...frameAnswers(),
    ],
    render: (tree) => renderPart(tree),
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await pause(250);
  expect(screen.getByRole('status')).toHaveTextContent('Loading your details');

  await act(async () => arrive());
  await pause(50);
  expect(screen.queryByText('Loading your details')).not.toBeInTheDocument();
});

test('nobody else hears of it', () => {
  renderWithSession(<AttendeeSpinner />, { answers: frameAnswers(), render: (tree) => renderPart(tree) });
  expect(screen.queryByText('Loading your details')).not.toBeInTheDocument();
});
