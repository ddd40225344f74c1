import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as contentCalls from '@summit/contract/calls/content';
import { renderWithSession, respond } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { Overlays } from './overlays.tsx';

test('#message-… shows the organisers’ message of that name, on any page', async () => {
  const named = {
    id: '1',
    name: 'notice.success',
    type: 'success message' as const,
    content: 'The hall is open.',
  };
  const stored = respond(contentCalls.staticContent, ({ query }) => {
    const staticContent = query['filter.Name.Equals'] === named.name ? [named] : [];
    return { staticContent, totalItems: staticContent.length, totalPages: 1 };
  });
  const { location } = renderWithSession(<Overlays />, {
    responses: [stored],
    render: (tree) => renderPart(tree, { url: '/speakers?q=ada#message-notice.success' }),
  });

  expect(await screen.findByRole('alertdialog', { name: 'Thank you' })).toHaveTextContent(
    'The hall is open.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(location()).toBe('/speakers?q=ada');
});
