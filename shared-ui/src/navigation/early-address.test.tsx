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

function Voucher() {
  const token = useOwnParameter('token');
  return <p>{token === undefined ? 'One moment' : `Voucher ${token}`}</p>;
}

test('what the server was not given comes after hydration, which begins with the same HTML', async () => {
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

test('the sign for what was withheld is a value like any other in an address that somebody typed', async () => {
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

test.each(['s3cret', '-'])('a path that the server was not given comes after hydration: %s', async (code) => {
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
});

test('the page follows the address only once it is hydrated', async () => {
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
