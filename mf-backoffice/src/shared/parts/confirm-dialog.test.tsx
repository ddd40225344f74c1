import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdUnsentWork } from '../unsent/unsent-work.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useFollowFocus } from './focus-after-dialog.ts';

/** A screen whose button opens a dialog; in a browser, a button that loads cannot have the focus. */
function Opener({ isLoading = false, isOpen = false }) {
  useFollowFocus();
  return (
    <>
      <h1>Badges</h1>
      <button type="button" disabled={isLoading}>
        Review
      </button>
      {isOpen && (
        <ConfirmDialog title="Print them?" action="Print" onConfirm={jest.fn()} onClose={jest.fn()}>
          There are three.
        </ConfirmDialog>
      )}
    </>
  );
}

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

test('a click beside it closes it only while nothing typed would be lost; Escape always does', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(
    <ConfirmDialog title="Block them?" action="Block them" onConfirm={jest.fn()} onClose={onClose}>
      They cannot log in.
    </ConfirmDialog>,
  );
  const beside = screen.getByRole('dialog').parentElement ?? document.body;
  const release = holdUnsentWork();
  await user.click(beside);
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  release();
  await user.click(beside);
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a click beside it does not close it once something is typed in it', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(
    <ConfirmDialog title="Block them?" action="Block them" onConfirm={jest.fn()} onClose={onClose}>
      <input aria-label="Reason" />
    </ConfirmDialog>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Spam');
  await user.click(screen.getByRole('dialog').parentElement ?? document.body);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the keyboard can scroll content once the window is too low for it', async () => {
  const resize = new Set<() => void>();
  jest.spyOn(window, 'ResizeObserver').mockImplementation((onResize) => {
    const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
    resize.add(() => void onResize([], observer));
    return observer;
  });
  const user = userEvent.setup();
  render(
    <ConfirmDialog title="Block them?" action="Block them" onConfirm={jest.fn()} onClose={jest.fn()}>
      They cannot log in.
    </ConfirmDialog>,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  act(() => resize.forEach((report) => report()));
  await user.tab({ shift: true });
  expect(document.activeElement).toHaveTextContent('They cannot log in.');
  height.mockRestore();
  jest.mocked(window.ResizeObserver).mockRestore();
});

test('the keyboard can scroll content that is longer than the window', async () => {
  const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const user = userEvent.setup();
  render(
    <ConfirmDialog title="Block them?" action="Block them" onConfirm={jest.fn()} onClose={jest.fn()}>
      They cannot log in.
    </ConfirmDialog>,
  );
  await user.tab();
  expect(document.activeElement).toHaveTextContent('They cannot log in.');
  height.mockRestore();
});

test('the focus returns to a button that was loading when its dialog opened, or else moves to the heading', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Opener />);
  const review = screen.getByRole('button', { name: 'Review' });
  review.focus();
  review.blur();
  rerender(<Opener isLoading />);
  rerender(<Opener isOpen />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  rerender(<Opener />);
  await waitFor(() => expect(review).toHaveFocus());

  rerender(<Opener isOpen />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  rerender(<Opener isLoading />);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Badges' })).toHaveFocus());
});
