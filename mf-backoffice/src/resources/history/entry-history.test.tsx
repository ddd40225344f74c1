import { screen, waitFor } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-resources';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { openBackoffice } from '../../testing/open-backoffice.tsx';
import { changeOf, fields, stored } from '../../testing/sponsor-entries.ts';

const url = '/backoffice/sponsors/tide';

const changeOfName = (id: number, before: string | null, after: string | null, isRevertible = false) => ({
  id,
  at: '2027-05-01T10:00:00.000Z',
  organiser: 'Cara Content',
  call: 'setResourceEntry',
  changes: [
    { field: 'name', before: before && JSON.stringify(before), after: after && JSON.stringify(after) },
  ],
  isRevertible,
});
const renamed = (count: number, latest: number) =>
  Array.from({ length: count }, (_none, at) => latest - at).map((id) =>
    changeOfName(id, `Name ${id - 1}`, `Name ${id}`),
  );

test('the history has pages, and the pagination keeps the focus', async () => {
  const { user, requests } = openBackoffice({
    url,
    responses: [
      fields,
      stored,
      respond(calls.resourceHistory, { items: renamed(25, 130), total: 130 }),
      respond(calls.resourceHistory, { items: renamed(5, 5), total: 130 }),
    ],
  });
  await user.click(await screen.findByRole('tab', { name: 'History' }));
  await user.click(await screen.findByRole('button', { name: 'Go to page 6' }));
  expect(await screen.findByText('Name 0')).toBeVisible();
  expect(screen.getByRole('button', { name: 'page 6' })).toHaveFocus();
  const asked = requests.filter(({ path }) => path === '/backoffice/history/sponsors/tide');
  expect(asked.map(({ query }) => String(query.page))).toEqual(['1', '6']);
});

test('a removed entry has a history, from which it can be restored', async () => {
  const { user, requests } = openBackoffice({
    url,
    responses: [
      fields,
      respondWithError(calls.resourceEntry, 'resource-0002'),
      stored,
      respond(calls.resourceHistory, { items: [changeOfName(7, 'Tidewarden', null, true)], total: 1 }),
      respond(
        calls.revertResourceChange,
        changeOf([{ field: 'name', before: null, after: '"Tidewarden"' }], { isNew: true }),
      ),
    ],
  });
  await user.click(await screen.findByRole('tab', { name: 'History' }));
  await user.click(await screen.findByRole('button', { name: 'Revert' }));
  await user.click(await screen.findByRole('button', { name: 'Revert change' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([{ version: null }, { version: null }]);
  await user.click(screen.getByRole('tab', { name: 'Fields' }));
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveValue('Tidewarden');
});
