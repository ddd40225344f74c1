import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useOwnParameter, useSitePath } from '@summit/shared-ui/navigation/navigation';
import { useOwnRouteParams } from '@summit/shared-ui/navigation/own-route-params';
import { RouteParamsContext } from '@summit/shared-ui/navigation/route-params';
import { SiteRouter } from '@summit/shared-ui/navigation/site-router';
import { createMemoryHistory } from './memory-history.ts';

test('an address that changes while the page is being hydrated is not missed', async () => {
  const history = createMemoryHistory('/speakers');
  function Page() {
    const { hash } = useSitePath();
    // This runs before the router listens, like a visitor's click during hydration.
    useLayoutEffect(() => history.push('/speakers#login'), []);
    return <p>at {hash}</p>;
  }
  render(
    <SiteRouter history={history}>
      <Page />
    </SiteRouter>,
  );
  expect(await screen.findByText('at #login')).toBeVisible();
});

test.each([
  ['/about/?q=1#team', '/about?q=1#team'],
  ['//about//', '/about'],
  ['/about', '/about'],
  ['/', '/'],
])('the address %s is %s, as the server has rendered it', (typed, own) => {
  window.history.replaceState({ noted: true }, '', window.location.origin + typed);
  render(
    <SiteRouter>
      <p />
    </SiteRouter>,
  );
  expect(window.location.href).toBe(window.location.origin + own);
  expect(window.history.state).toMatchObject({ noted: true });
  window.history.replaceState(null, '', '/');
});

function Voucher() {
  const token = useOwnParameter('token');
  return <p>{token === undefined ? 'One moment' : `Voucher ${token}`}</p>;
}

test('a query withheld from the server is available after hydration, which begins with the same HTML', async () => {
  const renderedSearch = '?token=-';
  const html = renderToString(
    <SiteRouter location={`/voucher${renderedSearch}`}>
      <Voucher />
    </SiteRouter>,
  );
  expect(html).toContain('One moment');
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(
      root,
      <SiteRouter
        history={createMemoryHistory('/voucher?token=s3cret&from=mail')}
        renderedAt={{ search: renderedSearch }}
      >
        <Voucher />
      </SiteRouter>,
      { onRecoverableError: (error) => mismatches.push(error) },
    );
  });
  expect(screen.getByText('Voucher s3cret')).toBeVisible();
  expect(mismatches).toEqual([]);
});

test('the placeholder for a withheld value is an ordinary value in a typed address', async () => {
  render(
    <SiteRouter history={createMemoryHistory('/voucher?token=-')} renderedAt={{ search: '' }}>
      <Voucher />
    </SiteRouter>,
  );
  expect(await screen.findByText('Voucher -')).toBeVisible();
});

function Invitation() {
  const { pathname } = useSitePath();
  const [, , code] = pathname.split('/');
  return (
    <RouteParamsContext value={{ code }}>
      <Code />
    </RouteParamsContext>
  );
}

function Code() {
  const params = useOwnRouteParams();
  return <p>{params === undefined ? 'One moment' : `Invitation ${params.code}`}</p>;
}

test.each(['s3cret', '-'])(
  'a path withheld from the server is available after hydration: %s',
  async (code) => {
    const path = '/invited/-';
    const html = renderToString(
      <SiteRouter location={path}>
        <Invitation />
      </SiteRouter>,
    );
    expect(html).toContain('One moment');
    document.body.innerHTML = `<div id="root">${html}</div>`;
    const mismatches: unknown[] = [];
    await act(async () => {
      hydrateRoot(
        document.getElementById('root') as HTMLElement,
        <SiteRouter history={createMemoryHistory(`/invited/${code}`)} renderedAt={{ search: '', path }}>
          <Invitation />
        </SiteRouter>,
        { onRecoverableError: (error) => mismatches.push(error) },
      );
    });
    expect(screen.getByText(`Invitation ${code}`)).toBeVisible();
    expect(mismatches).toEqual([]);
  },
);

test('the page follows changes of the address only once it is hydrated', async () => {
  const history = createMemoryHistory('/speakers');
  const waiting: (() => void)[] = [];
  const afterHydration = (run: () => void) => void waiting.push(run);
  function Page() {
    return <p>at {useSitePath().pathname}</p>;
  }
  render(
    <SiteRouter history={history} afterHydration={afterHydration}>
      <Page />
    </SiteRouter>,
  );
  act(() => history.push('/agenda'));
  expect(screen.getByText('at /speakers')).toBeVisible();
  act(() => waiting.forEach((run) => run()));
  expect(await screen.findByText('at /agenda')).toBeVisible();
});
