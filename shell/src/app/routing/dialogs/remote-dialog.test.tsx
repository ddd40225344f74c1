import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DialogFrame } from '@summit/shared-ui/overlays/dialog-frame';
import { useOpenDialog } from '@summit/shared-ui/overlays/open-dialog';
import { type FakeRemotes, fakeRemotes } from '../../testing/fake-remotes.ts';
import { openSite } from '../../testing/open-site.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

/** A page of one remote that opens a dialog of another by its name. */
function Attendees() {
  const openDialog = useOpenDialog();
  const write = () => openDialog('messageAttendee', { receiverId: '7', receiverName: 'Ada' });
  return <button onClick={write}>Message Ada</button>;
}

function messageDialog(title: string) {
  return function MessageDialog({ receiverName, onClose }: { receiverName: string; onClose: () => void }) {
    return (
      <DialogFrame title={title} onClose={onClose}>
        <p>To {receiverName}</p>
        <textarea aria-label="Message" />
      </DialogFrame>
    );
  };
}

const content = { name: 'content', pages: { '/attendees': Attendees } };
const messaging = { name: 'messaging', dialogs: { messageAttendee: messageDialog('Write a message') } };

const press = (text: string) => act(async () => screen.getByText(text).click());
const openDialog = () => press('Message Ada');
const dialog = (name: string) => screen.findByRole('dialog', { name });
const unavailable = () => screen.findByRole('alertdialog', { name: 'This cannot be opened right now' });

async function openAttendees(remotes: FakeRemotes) {
  return openSite('/attendees', remotes);
}

test('it is loaded from the remote that owns it, with the page’s properties', async () => {
  await openAttendees(fakeRemotes(content, messaging));
  await openDialog();
  expect(await dialog('Write a message')).toHaveTextContent('To Ada');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a release that goes live leaves an open dialog and its input unchanged', async () => {
  const remotes = fakeRemotes(content, messaging);
  const { registry } = await openAttendees(remotes);
  await openDialog();
  await userEvent.type(await screen.findByLabelText('Message'), 'Dear Ada');
  remotes.promote({ ...messaging, buildId: 'b2', dialogs: { messageAttendee: messageDialog('New') } });
  await act(registry.refresh);
  expect(screen.getByLabelText('Message')).toHaveValue('Dear Ada');
  await act(async () => screen.getByLabelText('Close').click());
  await openDialog();
  await dialog('New');
});

test('a dialog that no live release has shows a message and leaves the page unchanged', async () => {
  await openAttendees(fakeRemotes(content));
  await openDialog();
  expect(await unavailable()).toHaveTextContent('Nothing is lost');
  expect(screen.queryByText('Try again')).not.toBeInTheDocument();
  await press('Ok');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByText('Message Ada')).toBeInTheDocument();
});

describe('when its remote does not respond', () => {
  let remotes: FakeRemotes;

  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    remotes = fakeRemotes(content, messaging);
    remotes.stop('messaging');
    await openAttendees(remotes);
    await openDialog();
    await unavailable();
  });

  test('it is shown once the remote is back and the visitor retries', async () => {
    await press('Try again');
    await unavailable();
    remotes.start('messaging');
    await press('Try again');
    await dialog('Write a message');
  });

  test('it is retried with the release that is live by then', async () => {
    remotes.start('messaging');
    remotes.promote({ ...messaging, buildId: 'b2', dialogs: { messageAttendee: messageDialog('Repaired') } });
    await press('Try again');
    await dialog('Repaired');
  });

  test('it is retried when it is opened again', async () => {
    await press('Cancel');
    remotes.start('messaging');
    await openDialog();
    await dialog('Write a message');
  });
});
