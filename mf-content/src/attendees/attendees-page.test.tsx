import { screen, waitFor, within } from '@testing-library/react';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import * as packageCalls from '@summit/contract/calls/packages';
import * as settingsCalls from '@summit/contract/calls/settings';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { expectBoundaryErrors, renderPage } from '../testing/page-rendering.tsx';
import { anAttendee, counts } from '../testing/people.ts';
import AttendeesPage from './attendees-page.tsx';

const rui = anAttendee({ isInTop: true });
const mia = anAttendee({
  id: 'attendee-mia',
  firstName: 'Mia',
  lastName: 'Costa',
  canReceiveMessages: false,
});

const choices: TestResponse[] = [
  respond(packageCalls.categories, {
    categories: [{ id: 'bank', name: 'Bank', type: 'Buy', slug: 'bank' }],
    ...counts(['bank']),
  }),
  respond(packageCalls.tags, { tags: [{ id: 'credit', name: 'Credit' }], ...counts(['credit']) }),
];

const listed = respond(attendeeCalls.attendees, { attendees: [rui, mia], totalItems: 42, totalPages: 5 });
const asked = (requests: { path: string; query: object }[]) =>
  requests.filter(({ path }) => path === attendeeCalls.attendees.path).map(({ query }) => query);

function openAttendees(
  url: string,
  responses: TestResponse[] = [listed],
  session?: 'anonymous' | 'signedIn',
) {
  return renderPage(AttendeesPage, { url, responses: [...responses, ...choices], session });
}

test('shows ten people on a page, featured ones first', async () => {
  const { requests } = openAttendees('/attendees');
  const people = await screen.findByRole('heading', { name: /Rui Teixeira/ });
  expect(people).toBeVisible();
  expect(screen.getAllByText('Head of Treasury, Banco do Cais')).toHaveLength(2);
  expect(screen.getByText('42 attendees')).toBeVisible();
  expect(asked(requests)).toEqual([{ page: '0', itemsOnPage: '10', 'sort.Desc': 'IsInTop' }]);
});

test('shows what featured attendees write about themselves', async () => {
  const linkedIn = 'https://www.linkedin.com/in/rui';
  const featured = anAttendee({ attendeeType: 'Featured', isInTop: true, bio: 'Lends lamps.', linkedIn });
  openAttendees('/attendees', [
    respond(attendeeCalls.attendees, { attendees: [featured], totalItems: 1, totalPages: 1 }),
  ]);
  expect(await screen.findByRole('heading', { name: /Rui Teixeira\s*Featured/ })).toBeVisible();
  expect(screen.getByText('Lends lamps.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'LinkedIn profile of Rui Teixeira' })).toHaveAttribute(
    'href',
    linkedIn,
  );
});

test('pages are links that keep the filters', async () => {
  const { requests } = openAttendees('/attendees?q=bank&page=2');
  const pages = await screen.findByRole('navigation', { name: 'Attendees, page 2 of 5' });
  expect(within(pages).getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '/attendees?q=bank&page=3',
  );
  expect(within(pages).getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/attendees?q=bank');
  expect(within(pages).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(asked(requests)).toMatchObject([{ page: '1' }]);
});

test('each page of the list has its own title', async () => {
  openAttendees('/attendees?page=2');
  await screen.findByRole('navigation', { name: 'Attendees, page 2 of 5' });
  expect(document.title).toMatch(/^Attendees, page 2\b/);
});

test('another page of the list starts at its top, with the focus', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = function () {
    scrolled(this.getAttribute('role'));
  };
  const { user, location } = openAttendees('/attendees', [listed, listed]);
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  expect(location()).toBe('/attendees?page=2');
  expect(scrolled).toHaveBeenCalledWith('region');
  expect(await screen.findByRole('region', { name: 'Attendees, page 2' })).toHaveFocus();
});

test('a page beyond the end shows a message and a link to the last one', async () => {
  openAttendees('/attendees?q=bank&page=99', [
    respond(attendeeCalls.attendees, { attendees: [], totalItems: 42, totalPages: 5 }),
  ]);
  expect(await screen.findByRole('heading', { name: 'The list ends before this page' })).toBeVisible();
  expect(screen.queryByText('Nobody matches yet')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: /page 99/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the last page' })).toHaveAttribute(
    'href',
    '/attendees?q=bank&page=5',
  );
});

test('the texts are correct for every visitor, signed in or not', async () => {
  openAttendees('/attendees', [listed], 'signedIn');
  expect(await screen.findByText(/Registered attendees can write to them/)).toBeVisible();
  expect(screen.queryByText(/Log in to write/)).not.toBeInTheDocument();
});

test('without the settings it reports once that the server is unavailable', async () => {
  expectBoundaryErrors();
  openAttendees('/attendees', [
    respondWithError(attendeeCalls.attendees, 'server-0001'),
    respondWithError(settingsCalls.settings, 'server-0001'),
  ]);
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
});

test('every filter in the address is sent to the server and set in its field', async () => {
  const url = '/attendees?q=bank&company=cais&jobTitle=head&category=bank&tag=credit';
  const { requests } = openAttendees(url);
  expect(await screen.findByText('42 attendees for “bank”')).toBeVisible();
  expect(asked(requests)).toMatchObject([
    {
      'filter.CompanyOrJobTitle.Like': 'bank',
      'filter.Company.Like': 'cais',
      'filter.JobTitle.Like': 'head',
      'filter.Category.Id.Equals': 'bank',
      'filter.Tag.Id.Equals': 'credit',
    },
  ]);
  expect(screen.getByRole('searchbox', { name: 'Company or job title' })).toHaveValue('bank');
  expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('cais');
  expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveValue('head');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('bank');
  expect(screen.getByRole('combobox', { name: 'Interested in' })).toHaveValue('credit');
});

test('choosing a category changes the address', async () => {
  const { user, location } = openAttendees('/attendees?page=3');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Bank');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(location()).toBe('/attendees?category=bank'));
});

test('a signed-in attendee writes to those who accept messages, and only to them', async () => {
  const { user, openedDialogs, session } = openAttendees('/attendees', [listed], 'signedIn');
  await waitFor(() => expect(session.store.getState().phase).toBe('signedIn'));
  await user.click(await screen.findByRole('button', { name: 'Send a message: Rui Teixeira' }));
  expect(openedDialogs).toMatchObject([
    { id: 'messageAttendee', props: { receiverId: 'attendee-rui', receiverName: 'Rui Teixeira' } },
  ]);
  expect(screen.queryByRole('button', { name: /Mia Costa/ })).not.toBeInTheDocument();
});

test('other visitors see that this is for registered users', async () => {
  const { user, openedDialogs } = openAttendees('/attendees');
  await user.click(await screen.findByRole('button', { name: 'Send a message: Rui Teixeira' }));
  expect(openedDialogs).toMatchObject([{ id: 'registeredUsersOnly' }]);
});

test('the last edition has its own tab', async () => {
  const lastYear = respond(attendeeCalls.lastYearAttendees, {
    lastYearAttendees: [anAttendee({ firstName: 'Ana', canReceiveMessages: false })],
    lastYearTotalItems: 1,
    lastYearTotalPages: 1,
  });
  const { user, location } = openAttendees('/attendees', [listed, lastYear]);
  await user.click(await screen.findByRole('link', { name: 'Last year' }));
  expect(await screen.findByRole('heading', { name: 'Ana Teixeira' })).toBeVisible();
  expect(location()).toBe('/attendees?edition=last');
});

test('shows a message when the last edition is not published', async () => {
  openAttendees('/attendees?edition=last', [
    respondWithError(attendeeCalls.lastYearAttendees, 'last-year-attendee-0001'),
  ]);
  expect(
    await screen.findByRole('heading', { name: 'The last edition is not shown at the moment' }),
  ).toBeVisible();
});

test('says what to do without a match', async () => {
  const nobody = respond(attendeeCalls.attendees, { attendees: [], ...counts([]) });
  openAttendees('/attendees?q=zebra', [nobody]);
  expect(await screen.findByRole('heading', { name: 'Nobody matches yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Everybody' })).toHaveAttribute('href', '/attendees');
});

test('a list that fails to load shows a message in its place; the filters stay', async () => {
  expectBoundaryErrors();
  openAttendees('/attendees', [respondWithError(attendeeCalls.attendees, 'server-0001')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('The attendees could not be loaded');
  expect(screen.getByRole('searchbox', { name: 'Company or job title' })).toBeVisible();
});

test('a filter whose choices are unavailable is omitted', async () => {
  renderPage(AttendeesPage, {
    url: '/attendees',
    responses: [
      listed,
      respondWithError(packageCalls.categories, 'server-0001'),
      respondWithError(packageCalls.tags, 'server-0001'),
    ],
  });
  expect(await screen.findByRole('heading', { name: /Rui Teixeira/ })).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
