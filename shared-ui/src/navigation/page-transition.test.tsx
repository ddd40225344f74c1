import { fireEvent, render, screen } from '@testing-library/react';
import { SiteRouter } from '@summit/shared-ui/navigation/site-router';
import { createMemoryHistory } from './memory-history.ts';
import { useSitePath } from './navigation.tsx';
import { PageTransition } from './page-transition.tsx';
import { SiteLink } from './site-link.tsx';

const Where = () => <p>At {useSitePath().pathname + useSitePath().search}</p>;

function open() {
  const animate = jest.spyOn(Element.prototype, 'animate');
  render(
    <SiteRouter history={createMemoryHistory('/')}>
      <main>
        <PageTransition>
          <Where />
          <SiteLink to="?day=2">Second day</SiteLink>
          <SiteLink to="/agenda">Agenda</SiteLink>
        </PageTransition>
      </main>
    </SiteRouter>,
  );
  return animate;
}

async function follow(name: string, address: string) {
  fireEvent.click(screen.getByRole('link', { name }));
  await screen.findByText(`At ${address}`);
}

test('a new page fades in; the first one and another view of the same page do not', async () => {
  const animate = open();
  await follow('Second day', '/?day=2');
  expect(animate).not.toHaveBeenCalled();
  await follow('Agenda', '/agenda');
  expect(animate).toHaveBeenCalledTimes(1);
  expect(animate.mock.contexts).toEqual([screen.getByRole('main')]);
});

test('with reduced motion the new page appears immediately', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const animate = open();
  await follow('Agenda', '/agenda');
  expect(animate).not.toHaveBeenCalled();
});
