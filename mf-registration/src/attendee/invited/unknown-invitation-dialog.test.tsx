import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as contentCalls from '@summit/contract/calls/content';
import { renderWithSession, respond } from '@summit/shared-auth/testing';
import { createPartFrame } from '@summit/shared-ui/testing';
import UnknownInvitationDialog from './unknown-invitation-dialog.tsx';

test('says that the link is invalid, shows the request id, and closes', async () => {
  const { frame } = createPartFrame();
  const onClose = jest.fn();
  renderWithSession(<UnknownInvitationDialog requestId="r-9" onClose={onClose} />, {
    responses: [respond(contentCalls.staticContent, { staticContent: [], totalItems: 0, totalPages: 0 })],
    render: (tree) => render(frame(tree)),
  });
  const dialog = await screen.findByRole('alertdialog', { name: 'This link does not work' });
  expect(dialog).toHaveTextContent("Attendee with such invitation token doesn't exist");
  expect(dialog).toHaveTextContent('Request r-9');
  await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
  expect(onClose).toHaveBeenCalled();
});
