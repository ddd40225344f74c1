import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SiteRouter } from '@summit/shared-ui/navigation/site-router';
import { EarlyInput } from '../../../before-script/early-input.tsx';
import type { EarlyState } from '../../../before-script/early-state.ts';
import type { PageCode } from '../../../federation/page-code.ts';
import { createRemoteLoader } from '../../../federation/remote-loader.ts';
import { RemotesProvider } from '../../../federation/remotes-context.tsx';
import { fakeRemotes } from '../../testing/fake-remotes.ts';
import { until } from '../../testing/until.ts';
import { PagePlace, RenderedPageContext } from './page-place.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

/** The page of a remote, as its code renders it. */
function Question() {
  const [text, setText] = useState('');
  return (
    <>
      <label htmlFor="question">Question</label>
      <input id="question" value={text} onChange={(event) => setText(event.target.value)} />
      <p>{text.length} characters</p>
      <EarlyInput />
    </>
  );
}

let state: 'here' | 'late' | 'failed';
const listeners = new Set<() => void>();
const retry = jest.fn(() => become('late'));
const code: PageCode = {
  state: () => state,
  error: () => new Error('away'),
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  retry,
};

function become(next: typeof state): void {
  state = next;
  listeners.forEach((listener) => listener());
}

function Site({ html, onMenu }: { html?: string; onMenu?: () => void }) {
  const live = fakeRemotes({ name: 'content', pages: { '/question': Question } }).live();
  return (
    <RenderedPageContext value={{ code, html }}>
      <RemotesProvider live={live} loader={createRemoteLoader()} refresh={async () => live}>
        <SiteRouter location={html === undefined ? '/question' : undefined}>
          <button type="button" onClick={onMenu}>
            Menu
          </button>
          <PagePlace>
            <Question />
          </PagePlace>
        </SiteRouter>
      </RemotesProvider>
    </RenderedPageContext>
  );
}

const menu = () => screen.getByRole('button', { name: 'Menu' });
const question = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Question' });

/** The page as the server sent it, with the input made before the site's script. */
async function open(begun: typeof state, isMenuPressed = false) {
  state = begun;
  window.history.replaceState(null, '', '/question');
  document.body.innerHTML = `<div id="root">${renderToString(<Site />)}</div>`;
  const element = Object.assign(document.createElement('script'), {
    id: 'summit-state',
    type: 'application/json',
  });
  const boot: EarlyState = { pressed: [], submitted: [], typed: [] };
  if (isMenuPressed) boot.pressed.push(menu());
  const onMenu = jest.fn();
  document.body.append(Object.assign(element, { early: boot }));
  const root = document.getElementById('root') as HTMLElement;
  const html = document.getElementById('main')?.innerHTML;
  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, <Site html={html} onMenu={onMenu} />, {
      onRecoverableError: (error) => mismatches.push(error),
    });
  });
  expect(mismatches).toEqual([]);
  return { boot, onMenu };
}

test('the frame works while the page is still the server’s HTML', async () => {
  const { onMenu } = await open('late');
  fireEvent.click(menu());
  expect(onMenu).toHaveBeenCalledTimes(1);
  expect(question()).toBeVisible();
  expect(screen.getByText('0 characters')).toBeVisible();
});

test('earlier input and focus are restored in the page when its code has loaded', async () => {
  const { boot } = await open('late');
  const sent = question();
  sent.focus();
  sent.value = 'Why?';
  boot.typed.push(sent);
  await act(async () => become('here'));
  await until(() => boot.done === true);

  expect(question()).not.toBe(sent);
  expect(await screen.findByText('4 characters')).toBeVisible();
  expect(question()).toHaveValue('Why?');
  expect(question()).toHaveFocus();
});

test('presses in the frame before its script are replayed immediately, and once', async () => {
  const { boot, onMenu } = await open('late', true);
  expect(onMenu).toHaveBeenCalledTimes(1);
  await act(async () => become('here'));
  await until(() => boot.done === true);
  expect(onMenu).toHaveBeenCalledTimes(1);
});

test('a page whose code cannot be loaded is readable, and can be retried', async () => {
  await open('failed');
  expect(await screen.findByRole('alert')).toHaveTextContent('temporarily unavailable');
  expect(question()).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();

  await act(async () => become('here'));
  fireEvent.change(question(), { target: { value: 'Really?' } });
  expect(screen.getByText('7 characters')).toBeVisible();
});
