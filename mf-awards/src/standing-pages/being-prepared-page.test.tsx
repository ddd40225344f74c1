import { renderPart } from '@summit/shared-ui/testing';
import { screen } from '@testing-library/react';
import BeingPreparedPage from './being-prepared-page.tsx';

test('names the page that is being prepared at this address, and the ways on', () => {
  renderPart(<BeingPreparedPage />, { url: '/awards/individual/winners' });
  expect(screen.getByRole('heading', { level: 1, name: 'Winners: people' })).toBeVisible();
  expect(screen.getByText('This page is being prepared')).toBeVisible();
  expect(screen.getByRole('link', { name: 'About the Awards' })).toHaveAttribute('href', '/awards/welcome');
});
