import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOpenDialog } from '@summit/shared-ui/overlays/open-dialog';
import { renderPart } from '../testing.tsx';

function Page() {
  const openDialog = useOpenDialog();
  return (
    <>
      <button onClick={() => openDialog('messageAttendee', { receiverId: '7' })}>Message</button>
      <button onClick={() => openDialog('registeredUsersOnly', {})}>Vote</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('opening dialogs by name', () => {
  test('passes the name and the properties to the part that renders dialogs', async () => {
    const { openedDialogs } = renderPart(<Page />);
    await press('Message');
    expect(openedDialogs).toEqual([
      { id: 'messageAttendee', props: { receiverId: '7' }, onClose: expect.any(Function) },
    ]);
  });

  test('stacks them, and each closes only itself', async () => {
    renderPart(<Page />, {
      renderDialog: ({ id, onClose }) => <button onClick={onClose}>Close {id}</button>,
    });
    await press('Message');
    await press('Vote');
    expect(screen.getAllByRole('button', { name: /^Close/ })).toHaveLength(2);
    await press('Close messageAttendee');
    expect(screen.getAllByRole('button', { name: /^Close/ })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Close registeredUsersOnly' })).toBeVisible();
  });
});
