import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderWithSession } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { frameResponses } from '../../testing/frame-responses.ts';
import ErrorPage from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RootErrorBoundary } from './root-error-boundary.tsx';

const show = (props: ComponentProps<typeof ErrorPage> = {}) =>
  renderWithSession(<ErrorPage {...props} />, {
    responses: frameResponses(),
    render: (tree) => renderPart(tree),
  });

test('shows 500 by default', async () => {
  show();
  expect(screen.getByText('500')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'An error occurred!' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Homepage' })).toHaveAttribute('href', '/');
});

test('shows status, message, request id and a retry button', async () => {
  const onRetry = jest.fn();
  show({ status: 503, message: 'Resting', requestId: 'r-7', onRetry });
  expect(screen.getByRole('alert')).toHaveTextContent(/503.*Resting.*Request r-7/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('an unknown address shows a message with a link home', () => {
  renderWithSession(<NotFoundPage />, { responses: frameResponses(), render: (tree) => renderPart(tree) });
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Homepage' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('if even the error page fails, plain text with a link home is shown', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('no design system');
  };
  renderPart(
    <RootErrorBoundary>
      <Broken />
    </RootErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred!');
  expect(screen.getByRole('alert')).not.toHaveTextContent('no design system');
  expect(screen.getByRole('link', { name: 'Homepage' })).toHaveAttribute('href', '/');
});
