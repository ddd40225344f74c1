import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/page-rendering.tsx';
import { worded } from '../testing/worded.ts';
import QuestionsPage from './questions-page.tsx';

const wording = worded({
  'questions.items':
    'Tickets | What does it cost? | That depends. | /registration | Tickets and prices\nThe river | Is it wet? | Yes.\nTickets | May a colleague come? | Yes, until the day before.',
});

test('questions are listed by topic, and each opens its answer', async () => {
  const { user } = renderPage(QuestionsPage, { url: '/questions', responses: [wording] });
  const tickets = await screen.findByRole('region', { name: 'Tickets' });
  expect(within(tickets).getAllByRole('heading', { level: 3 })).toHaveLength(2);
  const answer = screen.getByText('Yes, until the day before.');
  const details = answer.closest('details');
  expect(details).not.toHaveAttribute('open');
  await user.click(screen.getByText('May a colleague come?'));
  expect(details).toHaveAttribute('open');
  expect(screen.getByRole('link', { name: 'Tickets and prices', hidden: true })).toHaveAttribute(
    'href',
    '/registration',
  );
});

test('each topic can be reached with one press', async () => {
  renderPage(QuestionsPage, { url: '/questions', responses: [wording] });
  const topics = await screen.findByRole('navigation', { name: 'Topics' });
  const links = within(topics).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Tickets 2', 'The river 1']);
  for (const link of links) {
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.tagName).toBe('SECTION');
  }
});
