import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { SiteRouter } from '@summit/shared-ui/navigation/site-router';
import { Leaving } from './leaving.tsx';
import { leaveUnsentWork } from './shared/unsent/unsent-work.ts';
import { useUnsentGuard } from './shared/unsent/use-unsent-guard.ts';

const logOut = jest.fn();

function Editor() {
  const [words, setWords] = useState('');
  useUnsentGuard(words !== '');
  return (
    <>
      <input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
      <button type="button" onClick={() => leaveUnsentWork(logOut)}>
        Log out
      </button>
    </>
  );
}

/** An editor that was opened from another screen, in the browser's own history. */
function openEditor() {
  window.history.pushState(null, '', '/backoffice/start');
  window.history.pushState(null, '', '/backoffice/editor');
  render(
    <SiteRouter>
      <Link to="/backoffice/editor">Here</Link>
      <Link to="/backoffice/start">Start</Link>
      <Routes>
        <Route path="/backoffice/editor" element={<Editor />} />
        <Route path="*" element={<h1>Another screen</h1>} />
      </Routes>
      <Leaving />
    </SiteRouter>,
  );
  return userEvent.setup();
}

const words = () => screen.getByRole('textbox', { name: 'Words' });

async function answer(button: string) {
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('a link navigates immediately without input, and to the open screen without a confirmation', async () => {
  const user = openEditor();
  await user.type(words(), 'x');
  await user.click(screen.getByRole('link', { name: 'Here' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(words()).toHaveValue('x');
  await user.clear(words());
  await user.click(screen.getByRole('link', { name: 'Start' }));
  expect(await screen.findByRole('heading', { name: 'Another screen' })).toBeVisible();
});

test('input is kept until the organiser confirms discarding it', async () => {
  const user = openEditor();
  await user.type(words(), 'Draft');
  await user.click(screen.getByRole('link', { name: 'Start' }));
  await answer('Cancel');
  expect(words()).toHaveValue('Draft');
  expect(window.location.pathname).toBe('/backoffice/editor');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await answer('Cancel');
  expect(logOut).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Start' }));
  await answer('Discard and leave');
  expect(await screen.findByRole('heading', { name: 'Another screen' })).toBeVisible();
});

test('the browser’s Back asks for confirmation, too, and then navigates', async () => {
  const user = openEditor();
  await user.type(words(), 'Draft');
  window.history.back();
  await answer('Cancel');
  expect(window.location.pathname).toBe('/backoffice/editor');
  expect(words()).toHaveValue('Draft');
  window.history.back();
  await answer('Discard and leave');
  expect(await screen.findByRole('heading', { name: 'Another screen' })).toBeVisible();
  expect(window.location.pathname).toBe('/backoffice/start');
});

test('the browser asks before closing the tab while there is unsaved input', async () => {
  const user = openEditor();
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(closes()).toBe(true);
  await user.type(words(), 'x');
  expect(closes()).toBe(false);
  await user.clear(words());
  expect(closes()).toBe(true);
});
