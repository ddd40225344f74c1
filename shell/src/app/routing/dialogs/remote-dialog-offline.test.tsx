import { act, screen } from '@testing-library/react';
import { useOpenDialog } from '@summit/shared-ui/overlays/open-dialog';
import { fakeRemotes } from '../../testing/fake-remotes.ts';
import { openSite } from '../../testing/open-site.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));
jest.mock('./unavailable-dialog.tsx', () => {
  throw new Error('Loading chunk unavailable-dialog failed');
});

function Attendees() {
  const openDialog = useOpenDialog();
  return <button onClick={() => openDialog('messageAttendee', { receiverId: '7' })}>Message Ada</button>;
}

test('a dialog that cannot be opened offline leaves the page intact', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const remotes = fakeRemotes(
    { name: 'content', pages: { '/attendees': Attendees } },
    { name: 'messaging', dialogs: { messageAttendee: () => null } },
  );
  remotes.stop('messaging');
  await openSite('/attendees', remotes);
  await act(async () => screen.getByText('Message Ada').click());
  await screen.findByText('This window could not be opened');
  await act(async () => screen.getByText('Close').click());
  expect(screen.getByText('Message Ada')).toBeInTheDocument();
  expect(screen.queryByText('This window could not be opened')).not.toBeInTheDocument();
});
