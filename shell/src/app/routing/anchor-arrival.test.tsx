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

test('the target of a fragment is scrolled to and focused, each time it is requested', async () => {
  renderPart(<Site />);
  await press('Team');
  expect(team()).toHaveFocus();
  scrolledTo = [];

  await press('Team');
  expect(team()).toHaveFocus();
  expect(scrolledTo).toContain('team');
});

test('a target on a page that is still loading is awaited', async () => {
  const { rerender } = renderPart(<Site late />, { url: '/about' });
  await press('Team');
  expect(scrolledTo).toEqual([]);

  await act(async () => rerender(<Site />));

  expect(team()).toHaveFocus();
  expect(scrolledTo).toEqual(['team']);
});

test('a visitor who has scrolled meanwhile is not moved back', async () => {
  const { rerender } = renderPart(<Site late />, { url: '/about' });
  await press('Team');
  act(() => void window.dispatchEvent(new Event('wheel')));

  await act(async () => rerender(<Site />));

  expect(scrolledTo).toEqual([]);
  expect(team()).not.toHaveFocus();
});

test('a hash that opens a dialog is not a target', async () => {
  renderPart(<Site />);
  await press('Login');
  expect(screen.getByText('Not a place')).not.toHaveFocus();
});

test('a target requested before a page is shown again is scrolled to', async () => {
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

test('a complete page is not scrolled again, because the browser has done it', () => {
  renderPart(<Site />, { url: '/#team' });
  expect(scrolledTo).toEqual([]);
});
