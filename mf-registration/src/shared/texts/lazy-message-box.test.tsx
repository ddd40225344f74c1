import { render, screen } from '@testing-library/react';
import { ToastProvider } from '@summit/shared-ui/overlays/toast';
import { LazyMessageBox } from './lazy-message-box.tsx';

jest.mock('@summit/shared-ui/overlays/message-box', () => {
  throw new Error('offline');
});

test('a question whose code cannot be loaded shows a message instead', async () => {
  // React logs errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onClose = jest.fn();
  render(
    <ToastProvider>
      <LazyMessageBox title="Cancel your ticket?" onClose={onClose} />
    </ToastProvider>,
  );
  expect(await screen.findByText(/A part of the site could not be loaded/)).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
