import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing.tsx';
import { changedSearch, useGo, useRouteParams, useSearch, useSitePath } from './navigation.tsx';
import { matchSitePath } from './site-routes.tsx';

function Filters() {
  const [search, setSearch] = useSearch();
  const go = useGo();
  const { pathname } = useSitePath();
  const { speakerId = 'nobody' } = useRouteParams();
  return (
    <>
      <p>
        {speakerId} at {pathname} by {search.get('q') ?? 'nothing'}
      </p>
      <button onClick={() => setSearch({ q: 'ada', page: null })}>Search</button>
      <button onClick={() => setSearch({ q: '' })}>Clear</button>
      <button onClick={() => go('/agenda#now')}>Leave</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the address as state', () => {
  test('is read from path and search, and changed by name', async () => {
    const { location } = renderPart(<Filters />, {
      url: '/speaker/12?track=x&page=3',
      path: '/speaker/:speakerId',
    });
    expect(screen.getByText('12 at /speaker/12 by nothing')).toBeVisible();
    await press('Search');
    expect(location()).toBe('/speaker/12?track=x&q=ada');
    expect(screen.getByText('12 at /speaker/12 by ada')).toBeVisible();
    await press('Clear');
    expect(location()).toBe('/speaker/12?track=x');
  });

  test('navigates to other pages', async () => {
    const { location } = renderPart(<Filters />);
    await press('Leave');
    expect(location()).toBe('/agenda#now');
  });

  test('creates links that keep the other parameters', () => {
    expect(changedSearch('?day=1&hall=2', { day: 2, hall: undefined })).toBe('day=2');
  });

  test('finds the path pattern that an address matches', () => {
    expect(matchSitePath(['/speakers', '/speaker/:speakerId'], '/speaker/7')).toBe('/speaker/:speakerId');
    expect(matchSitePath(['/speakers'], '/elsewhere')).toBeUndefined();
  });
});
