import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './hydrated.ts';

const seen = jest.fn<void, [boolean]>();

function Part() {
  const isHydrated = useHydrated();
  seen(isHydrated);
  return <p>{isHydrated ? 'in the browser' : 'as sent'}</p>;
}

test('the first pass of hydration renders the server’s HTML, and then the hydrated state', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(<Part />);
  expect(host).toHaveTextContent('as sent');
  seen.mockClear();
  const mismatches = jest.fn();
  await act(async () => void hydrateRoot(host, <Part />, { onRecoverableError: mismatches }));

  expect(seen.mock.calls).toEqual([[false], [true]]);
  expect(host).toHaveTextContent('in the browser');
  expect(mismatches).not.toHaveBeenCalled();
});

test('a part rendered only in the browser is hydrated immediately, and rendered once', () => {
  seen.mockClear();
  render(<Part />);
  expect(seen.mock.calls).toEqual([[true]]);
});
