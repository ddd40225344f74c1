import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPart } from '../testing.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { MessageBox } from './message-box.tsx';

function Page({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <DialogFrame
          title="Message Amara"
          lead="She reads it today."
          busy={busy}
          onClose={() => setOpen(false)}
        >
          <input aria-label="Message" />
        </DialogFrame>
      )}
    </>
  );
}

async function openDialog(busy?: boolean) {
  renderPart(<Page busy={busy} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Message Amara' });
}

describe('a dialog', () => {
  test('is named by its title, described by its lead, and takes the focus', async () => {
    const dialog = await openDialog();
    expect(dialog).toHaveAccessibleDescription('She reads it today.');
    expect(dialog).toHaveFocus();
    expect(dialog).toHaveAttribute('aria-modal', 'true');
  });

  test('keeps the focus inside', async () => {
    const dialog = await openDialog();
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab();
      expect(dialog.parentElement).toContainElement(document.activeElement as HTMLElement);
    }
  });

  test('closes by Escape or its button, and returns the focus', async () => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('cannot be closed while it must not be interrupted', async () => {
    const dialog = await openDialog(true);
    await userEvent.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  });

  test('keeps the page behind from scrolling', async () => {
    await openDialog();
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await userEvent.keyboard('{Escape}');
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  test.each([
    ['a form by default', undefined, '834px'],
    ['its content requires', 400, '496px'],
    ['1150 px and no more', 1400, '1150px'],
  ])('is as wide as %s', (_what, width, expected) => {
    renderPart(<DialogFrame title="Wide" width={width} onClose={jest.fn()} />);
    expect(screen.getByRole('dialog').style.getPropertyValue('--width')).toBe(expected);
  });
});

describe('a message', () => {
  test('is an error by default, and can be reported', async () => {
    const onSendReport = jest.fn();
    const onClose = jest.fn();
    renderPart(
      <MessageBox onClose={onClose} requestId="r-7" onSendReport={onSendReport}>
        The vote did not arrive.
      </MessageBox>,
    );
    expect(screen.getByRole('alertdialog', { name: 'An error occurred!' })).toHaveTextContent('Request r-7');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByRole('button', { name: 'Report sent, thank you' })).toBeDisabled();
    expect(onSendReport).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('offers the report again if sending failed', async () => {
    renderPart(<MessageBox onClose={jest.fn()} onSendReport={() => Promise.reject(new Error('down'))} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByRole('button', { name: 'Not sent, try again' })).toBeEnabled();
  });

  test('asks for confirmation', async () => {
    const onConfirm = jest.fn();
    renderPart(<MessageBox title="Send your ballot?" onClose={jest.fn()} confirm={{ onConfirm }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });
});
