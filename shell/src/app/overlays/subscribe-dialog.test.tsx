import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import {
  renderWithSession,
  respond,
  respondNever,
  respondToCaptcha,
  respondWithError,
  type TestResponse,
} from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { frameResponses } from '../testing/frame-responses.ts';
import SubscribeDialog from './subscribe-dialog.tsx';

const row = attendeeRegistrationCalls.shortAttendee;

async function subscribe(...responses: TestResponse[]) {
  const page = renderWithSession(<SubscribeDialog onClose={() => undefined} />, {
    responses: [...responses, respondToCaptcha(), ...frameResponses()],
    render: (tree) => renderPart(tree),
  });
  await userEvent.type(await screen.findByLabelText(/^Email/), ' ada@demo.summit.example ');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
  const sent = () => page.requests.filter(({ path }) => path === row.path);
  return { ...page, sent };
}

test("a failure shows 'Error.' and the server's message, and no input is lost", async () => {
  await subscribe(respondWithError(row, 'googlecaptcha-0002'));

  expect(await screen.findByText(/Error\. Captcha challenge failed/)).toBeVisible();
  expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@demo.summit.example');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('a failure without a network is reported, and the retry uses a new captcha', async () => {
  const { sent, location } = await subscribe(respondNever(row), respond(row));
  expect(await screen.findByText(/Error\. We could not reach the server/)).toBeVisible();

  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));

  await waitFor(() => expect(location()).toBe('/subscribe/thankyou'));
  expect(sent().map(({ body }) => body)).toEqual([
    expect.objectContaining({ email: 'ada@demo.summit.example', consent: true }),
    expect.objectContaining({ email: 'ada@demo.summit.example', consent: true }),
  ]);
  expect(new Set(sent().map(({ headers }) => headers['responseKey'])).size).toBe(2);
});
