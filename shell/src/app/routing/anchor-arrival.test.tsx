import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { renderPart } from '@summit/shared-ui/testing';
import { AnchorArrival } from './anchor-arrival.tsx';

let scrolledTo: string[];

beforeEach(() => {
  scrolledTo = [];
  Element.prototype.scrollIntoView = function scroll() {
    scrolledTo.push(this.id);
  };
});

function Site({ late = false }: { late?: boolean }) {
  const go = useGo();
  return (
    <>
      <AnchorArrival />
      <button onClick={() => go('/#team')}>Team</button>
      <button onClick={() => go('/#login')}>Login</button>
      {!late && <section id="team">Who we are</section>}
      <div id="login">Not a place</div>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const team = () => screen.getByText('Who we are');

test('a place on the page is scrolled to and takes the focus, each time it is asked for', async () => {
  renderPart(<Site />);
  await press('Team');
  expect(team()).toHaveFocus();
  scrolledTo = [];

  await press('Team');
  expect(team()).toHaveFocus();
  expect(scrolledTo).toContain('team');
});

test('a place on a page that has yet to come is waited for', async () => {
  const { rerender } = renderPart(<Site late />, { url: '/about' });
  await press('Team');
  expect(scrolledTo).toEqual([]);

  await act(async () => rerender(<Site />));

  expect(team()).toHaveFocus();
  expect(scrolledTo).toEqual(['team']);
});

test('a visitor who moves on by themselves is not taken back', async () => {
  const { rerender } = renderPart(<Site late />, { url: '/about' });
  await press('Team');
  act(() => void window.dispatchEvent(new Event('wheel')));

  await act(async () => rerender(<Site />));

  expect(scrolledTo).toEqual([]);
  expect(team()).not.toHaveFocus();
});

test('a hash that opens a dialog is no place', async () => {
  renderPart(<Site />);
  await press('Login');
  expect(screen.getByText('Not a place')).not.toHaveFocus();
});

test('a place asked for before the page one went back to was shown is led to', async () => {
  renderPart(<Site />, { url: '/about' });
  await act(async () => {
    window.dispatchEvent(new PopStateEvent('popstate'));
    // As the browser's own history does.
    window.history.pushState(null, '', '/#team');
    screen.getByRole('button', { name: 'Team' }).click();
  });
  window.history.replaceState(null, '', '/');
  expect(team()).toHaveFocus();
  expect(scrolledTo).toContain('team');
});

test('where the page came whole, the browser has been there already', () => {
  renderPart(<Site />, { url: '/#team' });
  expect(scrolledTo).toEqual([]);
});
