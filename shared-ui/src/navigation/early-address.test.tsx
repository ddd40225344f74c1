import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { SiteRouter } from '@summit/shared-ui/navigation/site-router';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryHistory } from './memory-history.ts';

test('an address that changes while the page is being hydrated is not missed', async () => {
  const history = createMemoryHistory('/speakers');
  function Page() {
    const { hash } = useSitePath();
    // Runs before the router listens, as a visitor's click during hydration does.
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
