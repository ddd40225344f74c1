import { render } from '@testing-library/react';
import { EarlyInput } from './early-input.tsx';
import { type EarlyState, pageHydrated, whenHydrated } from './early-state.ts';

/** The element of the page's state, as the boot script leaves it. */
function afterBootScript(): void {
  const element = document.createElement('script');
  element.id = 'summit-state';
  element.type = 'application/json';
  const early: EarlyState = { pressed: [], submitted: [], typed: [] };
  document.body.append(Object.assign(element, { early }));
}

afterEach(() => document.querySelector('#summit-state')?.remove());

test('callbacks that wait for the page run once it is hydrated, and not before', async () => {
  afterBootScript();
  const resumed = jest.fn();
  const waiting = pageHydrated().then(resumed);
  await Promise.resolve();
  expect(resumed).not.toHaveBeenCalled();

  render(<EarlyInput />);
  await waiting;
  expect(resumed).toHaveBeenCalledTimes(1);
  await pageHydrated();
});

test('callbacks run immediately on a page without the boot script', async () => {
  await expect(pageHydrated()).resolves.toBeUndefined();
});

test('a change of the address waits until the parts of the page are hydrated, too', async () => {
  afterBootScript();
  const changed = jest.fn();
  render(<EarlyInput />);
  // The page's own part is hydrated now; the parts within it are hydrated when the browser is idle.
  whenHydrated(changed);
  expect(changed).not.toHaveBeenCalled();
  await pageHydrated();
  expect(changed).toHaveBeenCalledTimes(1);
});

test('callbacks on a page that fails to hydrate run after three seconds', () => {
  jest.useFakeTimers();
  afterBootScript();
  const resumed = jest.fn();
  whenHydrated(resumed);
  jest.advanceTimersByTime(2999);
  expect(resumed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(resumed).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
