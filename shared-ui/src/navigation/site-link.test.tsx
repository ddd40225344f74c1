import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing.tsx';
import { SiteLink } from './site-link.tsx';

/** Whether the link leaves the click to the browser, which jsdom must not follow. */
function browserFollows(link: HTMLElement, init: MouseEventInit = {}): boolean {
  const click = createEvent.click(link, init);
  let left = false;
  const stop = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop);
  fireEvent(link, click);
  window.removeEventListener('click', stop);
  return left;
}

describe('SiteLink', () => {
  test('changes the page without a reload', async () => {
    const { location } = renderPart(<SiteLink to="/speakers?q=ada">Speakers</SiteLink>);
    const link = screen.getByRole('link', { name: 'Speakers' });
    expect(link).toHaveAttribute('href', '/speakers?q=ada');
    await userEvent.click(link);
    expect(location()).toBe('/speakers?q=ada');
  });

  test('keeps the path when it changes only the query', async () => {
    const { location } = renderPart(<SiteLink to="?day=2">Wednesday</SiteLink>, { url: '/agenda?day=1' });
    await userEvent.click(screen.getByRole('link', { name: 'Wednesday' }));
    expect(location()).toBe('/agenda?day=2');
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves clicks that open a new tab to the browser: %o',
    (init) => {
      const { location } = renderPart(<SiteLink to="/agenda">Agenda</SiteLink>);
      expect(browserFollows(screen.getByRole('link'), init)).toBe(true);
      expect(location()).toBe('/');
    },
  );

  test.each(['https://elsewhere.example/', 'mailto:hello@summit.example', '//elsewhere.example'])(
    'is a plain link with noopener when it leaves the site: %s',
    (to) => {
      renderPart(<SiteLink to={to}>Elsewhere</SiteLink>);
      const link = screen.getByRole('link');
      expect(link).toHaveAttribute('rel', 'noopener');
      expect(browserFollows(link)).toBe(true);
    },
  );

  test.each(['#team', '/api/public/agenda.ics'])('leaves fragments and files to the browser: %s', (to) => {
    renderPart(<SiteLink to={to}>There</SiteLink>);
    expect(browserFollows(screen.getByRole('link'))).toBe(true);
  });

  test('marks the link to the current page', () => {
    renderPart(
      <SiteLink to="/agenda" current>
        Agenda
      </SiteLink>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
  });
});
