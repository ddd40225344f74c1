import { act, screen, waitFor } from '@testing-library/react';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import { renderWithSession, respond, sampleResponse } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { frameResponses } from '../testing/frame-responses.ts';
import { AttendeeSpinner } from './main-spinner.tsx';

test('announces politely that the details are loading, after a moment, and disappears with them', async () => {
  let arrive: () => void = () => undefined;
  const details = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  renderWithSession(<AttendeeSpinner />, {
    session: 'signedIn',
    responses: [
      respond(attendeeSelfCalls.attendeeDetails, async () => {
        await details;
        return sampleResponse(attendeeSelfCalls.attendeeDetails);
      }),
      ...frameResponses(),
    ],
    render: (tree) => renderPart(tree),
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading your details'));

  await act(async () => arrive());
  await waitFor(() => expect(screen.queryByText('Loading your details')).not.toBeInTheDocument());
});

test('announces nothing to anonymous visitors', () => {
  renderWithSession(<AttendeeSpinner />, { responses: frameResponses(), render: (tree) => renderPart(tree) });
  expect(screen.queryByText('Loading your details')).not.toBeInTheDocument();
});
