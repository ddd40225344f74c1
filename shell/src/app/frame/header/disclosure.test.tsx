import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure.tsx';

function renderMenu() {
  render(
    <>
      <Disclosure summary="Awards">
        <a href="#winners">Winners</a>
      </Disclosure>
      <button>Elsewhere</button>
    </>,
  );
  return screen.getByRole('group') as HTMLDetailsElement;
}

test('in a column it stays open when something below is pressed, so that the target does not move', async () => {
  const pressed = jest.fn();
  render(
    <>
      <Disclosure summary="Awards" inColumn>
        <a href="#winners">Winners</a>
      </Disclosure>
      <button onClick={pressed}>Below</button>
    </>,
  );
  const menu = screen.getByRole('group');
  await userEvent.click(screen.getByText('Awards'));
  await userEvent.tab();

  await userEvent.click(screen.getByRole('button'));

  expect(pressed).toHaveBeenCalled();
  expect(menu).toHaveAttribute('open');
  await userEvent.click(screen.getByText('Awards'));
  expect(menu).not.toHaveAttribute('open');
});

test('closes with Escape and returns the focus', async () => {
  const menu = renderMenu();
  await userEvent.click(screen.getByText('Awards'));
  expect(menu).toHaveAttribute('open');
  await userEvent.tab();

  await userEvent.keyboard('{Escape}');

  expect(menu).not.toHaveAttribute('open');
  expect(screen.getByText('Awards')).toHaveFocus();
});

test.each([
  ['something else is pressed', () => userEvent.click(screen.getByRole('button'))],
  ['a link in it is followed', () => userEvent.click(screen.getByRole('link'))],
  ['the focus leaves it', () => userEvent.tab().then(() => userEvent.tab())],
])('closes when %s', async (_what, leave) => {
  const menu = renderMenu();
  await userEvent.click(screen.getByText('Awards'));

  await leave();

  expect(menu).not.toHaveAttribute('open');
});
