import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/page-rendering.tsx';
import { worded } from '../testing/worded.ts';
import CodeOfConductPage from './code-of-conduct-page.tsx';

test('states the rules, the consequences, and where to report a violation', async () => {
  const wording = worded({
    'codeOfConduct.date': '2026-09-01',
    'codeOfConduct.welcome.items': 'Argue with ideas.\nAsk first.',
    'codeOfConduct.refused.items': 'Harassment.',
    'codeOfConduct.help.email': 'care@summit.example',
    'codeOfConduct.then.items': 'At once | We listen.\nLater | We decide.',
  });
  renderPage(CodeOfConductPage, { url: '/code-of-conduct', responses: [wording] });
  expect(await screen.findByText('Tue 1 September 2026')).toBeVisible();
  const items = (region: string) =>
    within(screen.getByRole('region', { name: region })).getAllByRole('listitem');
  expect(items('What we ask of you')).toHaveLength(2);
  expect(items('What ends your visit')).toHaveLength(1);
  expect(items('What we do then')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'care@summit.example' })).toHaveAttribute(
    'href',
    'mailto:care@summit.example',
  );
  expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute(
    'href',
    '/terms-and-conditions',
  );
});
