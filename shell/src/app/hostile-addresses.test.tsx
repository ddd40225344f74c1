import { act, screen } from '@testing-library/react';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { fakeRemotes } from './testing/fake-remotes.ts';
import { openSite } from './testing/open-site.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

function Agenda() {
  return (
    <>
      <PageMeta title="Agenda" description="Agenda" />
      <h1>Agenda</h1>
      <SiteLink to="/speakers#%">Who speaks</SiteLink>
    </>
  );
}

const Speakers = () => <h1>Speakers</h1>;
const remotes = () => fakeRemotes({ name: 'content', pages: { '/agenda': Agenda, '/speakers': Speakers } });
const heading = (name: string) => screen.findByText(name, { selector: 'main h1' });

beforeAll(() => {
  window.scrollTo = () => undefined;
});

const hashes = ['#100%', '#%', '#%zz', '#%E0%A4%A', '#session-%', '#login%', '#"]<x>', '#%00'];

test.each(hashes)('an open page stays when its address becomes %s', async (hash) => {
  await openSite('/agenda', remotes());
  await heading('Agenda');

  await act(async () => {
    window.location.hash = hash;
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

  expect(await heading('Agenda')).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

test.each(hashes)('a page opens with %s, and so does the next one', async (hash) => {
  await openSite(`/agenda?day=%E0%A4%A${hash}`, remotes());
  await heading('Agenda');
  await act(async () => screen.getByRole('link', { name: 'Who speaks' }).click());
  expect(await heading('Speakers')).toBeInTheDocument();
});

test('a path that begins with two slashes never redirects to another site', async () => {
  await openSite('http://localhost//elsewhere.example?a=1#team', remotes());
  expect(window.location.href).toBe('http://localhost/elsewhere.example?a=1#team');
});
