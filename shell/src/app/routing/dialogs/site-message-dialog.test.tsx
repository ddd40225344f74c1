import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as contentCalls from '@summit/contract/calls/content';
import type { staticContentTypes } from '@summit/contract/shapes/content';
import { createTestSession, respond } from '@summit/shared-auth/testing';
import { useOpenDialog } from '@summit/shared-ui/overlays/open-dialog';
import { createPartFrame } from '@summit/shared-ui/testing';
import { RemoteDialog } from './remote-dialog.tsx';

function Page() {
  const openDialog = useOpenDialog();
  return <button onClick={() => openDialog('siteMessage', { name: 'home.note' })}>Tell me</button>;
}

async function show(...texts: { type: (typeof staticContentTypes)[number]; content: string }[]) {
  const named = texts.map((text) => ({ id: 'text-1', name: 'home.note', ...text }));
  const { Wrapper } = createTestSession({
    responses: [
      respond(contentCalls.staticContent, ({ query }) => {
        const staticContent = query['filter.Name.Equals'] === 'home.note' ? named : [];
        return { staticContent, totalItems: staticContent.length, totalPages: 1 };
      }),
    ],
  });
  const { frame } = createPartFrame({ renderDialog: (dialog) => <RemoteDialog {...dialog} /> });
  render(<Wrapper>{frame(<Page />)}</Wrapper>);
  await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
}

test('an error message is shown by its name, under the title of errors', async () => {
  await show({ type: 'error message', content: 'The hall is full.' });

  const dialog = await screen.findByRole('alertdialog', { name: 'An error occurred!' });
  expect(dialog).toHaveTextContent('The hall is full.');
  await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a success message has its own title', async () => {
  await show({ type: 'success message', content: 'Your seat is kept.' });

  expect(await screen.findByRole('alertdialog', { name: 'Thank you' })).toHaveTextContent(
    'Your seat is kept.',
  );
});

test('an unknown name shows a default message', async () => {
  await show();

  expect(await screen.findByRole('alertdialog', { name: 'An error occurred!' })).toHaveTextContent(
    'Something went wrong on our side. Nothing you have done is lost.',
  );
});

test('a text that is not a message is not shown as one', async () => {
  await show({ type: 'html', content: '<p>The whole terms</p>' });

  const dialog = await screen.findByRole('alertdialog', { name: 'An error occurred!' });
  expect(dialog).not.toHaveTextContent('The whole terms');
});
