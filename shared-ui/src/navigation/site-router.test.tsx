import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SiteRouter } from '@summit/shared-ui/navigation/site-router';
import { createMemoryHistory } from './memory-history.ts';
import { useSitePath } from './navigation.tsx';
import { PageTransition } from './page-transition.tsx';
import { SiteLink } from './site-link.tsx';
import { SiteRoutes } from './site-routes.tsx';

function Where() {
  const { pathname, search } = useSitePath();
  return (
    <p>
      At {pathname}
      {search}
    </p>
  );
}

const routes = [
  { path: '/', element: <SiteLink to="/agenda?day=2#s7">Agenda</SiteLink> },
  { path: '/agenda', element: <Where /> },
];

const site = (
  <PageTransition>
    <SiteRoutes routes={routes} notFound={<p>Nothing here</p>} />
  </PageTransition>
);

async function hydrate(url: string) {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(<SiteRouter location={url}>{site}</SiteRouter>);
  const history = createMemoryHistory(url);
  const root = await act(async () => hydrateRoot(host, <SiteRouter history={history}>{site}</SiteRouter>));
  return {
    history,
    leave: () => {
      act(() => root.unmount());
      host.remove();
    },
  };
}

describe('the router', () => {
  test('renders the address on the server, without a browser', () => {
    const html = renderToString(<SiteRouter location="/agenda?day=2">{site}</SiteRouter>);
    expect(html).toContain('At <!-- -->/agenda<!-- -->?day=2');
    expect(renderToString(<SiteRouter location="/lost">{site}</SiteRouter>)).toContain('Nothing here');
  });

  test('hydrates the server’s page unchanged, and then navigates in the browser', async () => {
    const { leave } = await hydrate('/');
    fireEvent.click(screen.getByRole('link', { name: 'Agenda' }));
    expect(await screen.findByText('At /agenda?day=2')).toBeVisible();
    leave();
  });

  test('opens pages at their top, and restores the scroll position on Back', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { history, leave } = await hydrate('/');
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    fireEvent.scroll(window);
    act(() => history.push('/agenda'));
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 0));
    act(() => history.go(-1));
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640));
    leave();
  });

  test('goes back to a position while the whole page is laid out, because far parts otherwise have estimated heights', async () => {
    const { documentElement } = document;
    const estimated = () => waitFor(() => expect(documentElement).not.toHaveAttribute('data-drawn'));
    await estimated();
    const isDrawn: boolean[] = [];
    jest.spyOn(window, 'scrollTo').mockImplementation(() => {
      isDrawn.push(documentElement.hasAttribute('data-drawn'));
    });
    const { history, leave } = await hydrate('/');
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    fireEvent.scroll(window);
    act(() => history.push('/agenda'));
    await waitFor(() => expect(isDrawn).toEqual([false]));
    act(() => history.go(-1));
    await waitFor(() => expect(isDrawn).toEqual([false, true]));
    await estimated();
    leave();
  });

  test('leaves positions to the browser only while the page is left, also after a return from the back-forward cache', async () => {
    const { leave } = await hydrate('/');
    expect(window.history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(window.history.scrollRestoration).toBe('manual');
    leave();
  });

  test('keeps the previous page for a moment, then shows the skeleton of a slow page', async () => {
    let ready: (words: string) => void = () => undefined;
    const words = new Promise<string>((resolve) => (ready = resolve));
    const Slow = () => <p>{use(words)}</p>;
    const slowRoutes = [
      { path: '/', element: <SiteLink to="/slow">Go on</SiteLink> },
      { path: '/slow', element: <Slow /> },
    ];
    render(
      <SiteRouter history={createMemoryHistory('/')}>
        <Suspense fallback={<p>Its shape</p>}>
          <SiteRoutes routes={slowRoutes} notFound={null} />
        </Suspense>
      </SiteRouter>,
    );
    jest.useFakeTimers();
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Go on' })));
    await act(() => jest.advanceTimersByTimeAsync(250));
    expect(screen.queryByText('Its shape')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go on' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Its shape')).toBeVisible();
    jest.useRealTimers();
    await act(async () => ready('Here it is'));
    expect(await screen.findByText('Here it is')).toBeVisible();
  });
});
