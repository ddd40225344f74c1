import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { renderPart } from '@summit/shared-ui/testing';
import { OverlayBoundary } from './overlay-boundary.tsx';

/** A page with a part whose first loads fail, as often as given. */
function open(failures: number) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let loads = 0;
  const Part = lazyWithRetry<{ name: string }>(async () => {
    loads += 1;
    if (loads <= failures) throw new Error('no network');
    return { default: ({ name }) => <p>Hello {name}</p> };
  });
  function Page() {
    const [shown, show] = useState(false);
    return (
      <>
        <button onClick={() => show(true)}>Open</button>
        {shown && (
          <OverlayBoundary onClose={() => show(false)}>
            <Suspense fallback={null}>
              <Part name="Ada" />
            </Suspense>
          </OverlayBoundary>
        )}
      </>
    );
  }
  renderPart(<Page />);
  return { loads: () => loads };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const notice = () => screen.findByText('This window could not be opened');

test('is loaded once, when it is first shown', async () => {
  const { loads } = open(0);
  expect(loads()).toBe(0);

  await press('Open');

  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(loads()).toBe(1);
});

test('a failed load is announced once, and retried on request', async () => {
  const { loads } = open(2);
  await press('Open');
  expect(await notice()).toBeVisible();
  expect(loads()).toBe(1);

  await press('Try again');
  expect(await notice()).toBeVisible();
  expect(loads()).toBe(2);

  await press('Try again');
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('is requested again when it is closed and reopened', async () => {
  open(1);
  await press('Open');
  await notice();

  await press('Close');
  await press('Open');

  expect(await screen.findByText('Hello Ada')).toBeVisible();
});
