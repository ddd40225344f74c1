import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '@summit/shared-ui/testing';
import { DataPart } from './data-part.tsx';
import { lazyWithRetry } from './lazy-with-retry.ts';

test('code of a part that failed to load is requested again when the visitor retries', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn(async () => ({ default: ({ name }: { name: string }) => <p>Hello {name}</p> }))
    .mockRejectedValueOnce(new Error('no network'));
  const Part = lazyWithRetry(load);
  renderPart(
    <DataPart label="greeting">
      <Part name="Ada" />
    </DataPart>,
  );
  expect(await screen.findByText('The greeting could not be loaded')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
