import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '@summit/shared-ui/testing';
import { Disclosure } from './disclosure.tsx';
import { MenuList } from './main-menu.tsx';
import type { MenuEntry } from './menu-entries.ts';
import type { MenuAxis } from './menu-keys.ts';

const entries: MenuEntry[] = [
  { id: 'about', label: 'About', to: '#about' },
  {
    id: 'awards',
    label: 'Awards',
    submenu: [
      { id: 'programme', label: 'Programme', to: '#programme' },
      { id: 'voting', label: 'Voting', to: '#voting' },
    ],
  },
  { id: 'team', label: 'Team', to: '#team' },
];

const focused = () => document.activeElement?.textContent;
const awards = () => screen.getByText('Awards').closest('details');

function renderMenu(axis: MenuAxis) {
  renderPart(<MenuList entries={entries} group="menu" axis={axis} />);
  screen.getByRole('link', { name: 'About' }).focus();
}

async function press(keys: string, expected: string) {
  await userEvent.keyboard(keys);
  expect(focused()).toBe(expected);
}

describe('the bar of wide windows', () => {
  beforeEach(() => renderMenu('bar'));

  test('is navigated with Left, Right, Home and End, and wraps around', async () => {
    await press('{ArrowRight}', 'Awards');
    await press('{ArrowRight}', 'Team');
    await press('{ArrowRight}', 'About');
    await press('{ArrowLeft}', 'Team');
    await press('{Home}', 'About');
    await press('{End}', 'Team');
  });

  test('opens a submenu downwards at its first entry and upwards at its last', async () => {
    await press('{ArrowRight}', 'Awards');
    await press('{ArrowDown}', 'Programme');
    expect(awards()).toHaveAttribute('open');
    await press('{ArrowDown}', 'Voting');
    await press('{ArrowDown}', 'Programme');
    await press('{End}', 'Voting');
    await press('{Home}', 'Programme');
    await press('{Escape}', 'Awards');
    expect(awards()).not.toHaveAttribute('open');
    await press('{ArrowUp}', 'Voting');
  });

  test('closes an open submenu when the focus moves on', async () => {
    await press('{ArrowRight}{ArrowDown}', 'Programme');
    await press('{ArrowRight}', 'Team');
    expect(awards()).not.toHaveAttribute('open');
  });

  test('leaves keys with a modifier to the browser', async () => {
    await press('{Alt>}{ArrowRight}{/Alt}', 'About');
  });
});

describe('the column of narrow windows', () => {
  beforeEach(() => renderMenu('column'));

  test('is navigated with Up and Down, skipping closed submenus', async () => {
    await press('{ArrowDown}', 'Awards');
    await press('{ArrowDown}', 'Team');
    await press('{ArrowUp}', 'Awards');
    await userEvent.click(screen.getByText('Awards'));
    await press('{ArrowDown}', 'Programme');
    await press('{ArrowDown}{ArrowDown}', 'Team');
    await press('{Home}', 'About');
  });
});

test('Escape closes only the innermost open menu', async () => {
  renderPart(
    <Disclosure summary="Menu" className="outer">
      <MenuList entries={entries} group="menu" axis="column" />
    </Disclosure>,
  );
  const outer = screen.getByText('Menu').closest('details');
  await userEvent.click(screen.getByText('Menu'));
  await userEvent.click(screen.getByText('Awards'));

  await press('{Escape}', 'Awards');
  expect(awards()).not.toHaveAttribute('open');
  expect(outer).toHaveAttribute('open');
  await press('{Escape}', 'Menu');
  expect(outer).not.toHaveAttribute('open');
});
