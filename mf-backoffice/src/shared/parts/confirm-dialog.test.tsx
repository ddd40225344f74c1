import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog.tsx';

test('Enter in a field confirms once, and does not submit a surrounding form', async () => {
  const user = userEvent.setup();
  let finish = (): void => undefined;
  const onConfirm = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const onOuterSubmit = jest.fn();
  const onClose = jest.fn();
  render(
    <form onSubmit={onOuterSubmit}>
      <ConfirmDialog title="Block them?" action="Block them" onConfirm={onConfirm} onClose={onClose}>
        <input type="checkbox" aria-label="For good" />
        <input aria-label="Reason" />
        <input type="submit" hidden />
      </ConfirmDialog>
    </form>,
  );
  expect(fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'Enter' })).toBe(false);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Spam{Enter}{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onOuterSubmit).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
