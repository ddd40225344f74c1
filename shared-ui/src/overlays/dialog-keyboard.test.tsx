import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPart } from '../testing.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { isDialogOpen } from './open-dialog.tsx';

/** A dialog with two states, a button that can be pressed once, and another that is removed. */
function Ballot({ onClose, named }: { onClose: () => void; named: boolean }) {
  const [state, setState] = useState('review');
  const [sent, setSent] = useState(false);
  const [offered, setOffered] = useState(true);
  return (
    <DialogFrame title={`Ballot: ${state}`} state={named ? state : undefined} onClose={onClose}>
      {state === 'review' && <button onClick={() => setState('receipt')}>Send</button>}
      <button disabled={sent} onClick={() => setSent(true)}>
        Report
      </button>
      {offered && <button onClick={() => setOffered(false)}>Dismiss</button>}
    </DialogFrame>
  );
}

function Page({ named = true }: { named?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Vote</button>
      {open && <Ballot named={named} onClose={() => setOpen(false)} />}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openBallot(named?: boolean) {
  renderPart(<Page named={named} />);
  await press('Vote');
}

test('a new state moves the focus to its title immediately', async () => {
  await openBallot();
  const send = screen.getByRole('button', { name: 'Send' });
  send.focus();

  // The click is not awaited, so that the focus is checked before anything else can run.
  act(() => send.click());

  expect(screen.getByRole('heading', { name: 'Ballot: receipt' })).toHaveFocus();
});

test.each(['Send', 'Report', 'Dismiss'])(
  'Escape still closes after "%s" has removed itself',
  async (name) => {
    await openBallot(false);
    await press(name);
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Vote' })).toHaveFocus();
  },
);

/** A dialog that opens another one, and optionally closes itself with it. */
function Stack() {
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(false);
  return (
    <main>
      <button onClick={() => setFirst(true)}>Open</button>
      {first && (
        <DialogFrame title="First" onClose={() => setFirst(false)}>
          <button onClick={() => setSecond(true)}>Why</button>
        </DialogFrame>
      )}
      {second && <DialogFrame title="Second" onClose={() => setSecond(false)} />}
    </main>
  );
}

test('Escape closes only the topmost dialog, and each returns the focus to its opener', async () => {
  renderPart(<Stack />);
  expect(isDialogOpen()).toBe(false);
  await press('Open');
  await press('Why');
  expect(screen.getByRole('dialog', { name: 'Second' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'First' })).not.toBeInTheDocument();

  await userEvent.keyboard('{Escape}');

  expect(screen.getByRole('dialog', { name: 'First' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Why' })).toHaveFocus();
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  await userEvent.keyboard('{Escape}');
  expect(isDialogOpen()).toBe(false);
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
});

/** The button that opened the dialog is replaced while it is open, as Login is by the attendee's menu. */
function Account() {
  const [open, setOpen] = useState(false);
  const [signedIn, setSignedIn] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button>Elsewhere</button>
      <div>{signedIn ? <button>Ada</button> : <button onClick={() => setOpen(true)}>Login</button>}</div>
      {open && (
        <DialogFrame title="Log in" onClose={close}>
          <button onClick={() => setSignedIn(true)}>Send</button>
        </DialogFrame>
      )}
    </>
  );
}

test('if the opener was removed, the nearest control in its place gets the focus', async () => {
  renderPart(<Account />);
  await press('Login');
  await press('Send');

  await userEvent.keyboard('{Escape}');

  expect(screen.getByRole('button', { name: 'Ada' })).toHaveFocus();
});
