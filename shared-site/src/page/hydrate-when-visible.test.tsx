import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ComponentType, Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydratedPartEvent } from '@summit/contract/frame/hydrated-part-event';
import { hydrateWhenVisible } from './hydrate-when-visible.tsx';

function Form({ label = 'Question' }: { label?: string }) {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <input aria-label={label} />
      <button type="button" onClick={() => setPresses(presses + 1)}>{`Pressed ${presses}`}</button>
    </>
  );
}

/** Hydrates a page that the server rendered with the part in it. */
async function openPage(Part: ComponentType<{ label?: string }>): Promise<Root> {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(
    <div>
      <Suspense>
        <Form />
      </Suspense>
    </div>,
  );
  return act(async () => hydrateRoot(container, <Part />));
}

/** Presses the button until React has hydrated it: earlier presses are lost. */
function pressUntilItWorks(user: UserEvent, button: HTMLElement): Promise<void> {
  return waitFor(async () => {
    await user.click(button);
    expect(button).not.toHaveTextContent('Pressed 0');
  });
}

afterEach(() => document.body.replaceChildren());

test('the server’s HTML stays without code, and is hydrated when the focus enters it', async () => {
  const user = userEvent.setup();
  const load = jest.fn(() => Promise.resolve(Form));
  await openPage(hydrateWhenVisible(load, 'waiting'));
  const field = screen.getByRole('textbox', { name: 'Question' });
  const arrived = jest.fn();
  document.addEventListener(hydratedPartEvent, arrived, { once: true });
  await user.click(document.body);
  expect(load).not.toHaveBeenCalled();

  await user.type(field, 'Why?');
  await pressUntilItWorks(user, screen.getByRole('button'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox', { name: 'Question' })).toBe(field);
  expect(field).toHaveValue('Why?');
  // React has not noticed the typed text, so the shell reports it now.
  expect(arrived).toHaveBeenCalledTimes(1);
});

test('code that failed to load is requested again on the next focus', async () => {
  const user = userEvent.setup();
  const load = jest.fn(() => Promise.resolve(Form)).mockRejectedValueOnce(new Error('offline'));
  await openPage(hydrateWhenVisible(load, 'waiting'));
  const button = screen.getByRole('button');
  await user.click(button);
  expect(load).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('textbox', { name: 'Question' }));
  await pressUntilItWorks(user, button);
  expect(load).toHaveBeenCalledTimes(2);
});

test('presses and submits before the code has loaded are replayed, and do not navigate', async () => {
  const user = userEvent.setup();
  function Asked() {
    return (
      <form aria-label="Ask">
        <button type="button">Check</button>
        <button type="submit">Send</button>
      </form>
    );
  }
  let come = () => undefined as void;
  const load = () => new Promise<typeof Asked>((resolve) => (come = () => resolve(Asked)));
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(
    <div>
      <Suspense>
        <Asked />
      </Suspense>
    </div>,
  );
  const Part = hydrateWhenVisible(load, 'waiting');
  await act(async () => hydrateRoot(container, <Part />));
  const arrived = jest.fn<void, [unknown]>();
  document.addEventListener(hydratedPartEvent, (event) => arrived((event as CustomEvent).detail), {
    once: true,
  });
  const left = jest.fn();
  document.addEventListener('submit', (event) => event.defaultPrevented || left(), { once: true });

  const check = screen.getByRole('button', { name: 'Check' });
  await user.click(check);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(left).not.toHaveBeenCalled();
  await act(async () => come());
  await waitFor(() => expect(arrived).toHaveBeenCalledTimes(1));
  expect(arrived).toHaveBeenCalledWith({ pressed: [check], submitted: [screen.getByRole('form')] });
});

test('the HTML also stays when the surrounding page changes first', async () => {
  const user = userEvent.setup();
  const load = jest.fn(() => Promise.resolve(Form));
  const Part = hydrateWhenVisible(load, 'waiting');
  const root = await openPage(Part);
  const field = screen.getByRole('textbox', { name: 'Question' });
  await act(async () => root.render(<Part label="What do you ask?" />));
  expect(field).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();

  await user.click(field);
  await screen.findByRole('textbox', { name: 'What do you ask?' });
  expect(field).toBeInTheDocument();
});

test('the code is loaded immediately if the server rendered nothing', async () => {
  const Part = hydrateWhenVisible(() => Promise.resolve(Form), 'waiting');
  render(<Part />);
  expect(screen.getByText('waiting')).toBeVisible();
  await screen.findByRole('textbox', { name: 'Question' });
});

test('without server HTML, failed code is requested until it loads', async () => {
  jest.useFakeTimers();
  const load = jest.fn(() => Promise.resolve(Form)).mockRejectedValueOnce(new Error('offline'));
  const Part = hydrateWhenVisible(load, 'waiting');
  render(<Part />);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('waiting')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('textbox', { name: 'Question' })).toBeVisible();
  jest.useRealTimers();
});
