import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderPart } from '../testing.tsx';
import { ActionButton } from './action-button.tsx';

const idle = { busy: false, error: null };

test('performs its action, and is like any button', async () => {
  const press = jest.fn();
  const ref = createRef<HTMLButtonElement>();
  renderPart(
    <ActionButton ref={ref} action={idle} variant="secondary" size="small" onClick={press}>
      Show more
    </ActionButton>,
  );
  const button = screen.getByRole('button', { name: 'Show more' });
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(ref.current).toBe(button);
  expect(button).toHaveAttribute('data-variant', 'secondary');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('cannot be pressed while its action is in progress', async () => {
  const press = jest.fn();
  renderPart(
    <ActionButton action={{ ...idle, busy: true }} busyLabel="Please wait" onClick={press}>
      Show more
    </ActionButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Please wait' }));
  expect(press).not.toHaveBeenCalled();
});

test('says below why its action has failed, and can be pressed again', async () => {
  const press = jest.fn();
  renderPart(
    <ActionButton action={{ busy: false, error: new Error('Please try again later.') }} onClick={press}>
      Show more
    </ActionButton>,
  );
  const button = screen.getByRole('button', { name: 'Show more' });
  const reason = screen.getByRole('alert');
  expect(reason).toHaveTextContent('Please try again later.');
  expect(button.compareDocumentPosition(reason)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});
