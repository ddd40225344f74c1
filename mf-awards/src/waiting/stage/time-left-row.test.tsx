import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { TimeLeftRow } from './time-left-row.tsx';

beforeEach(() => jest.useFakeTimers({ now: new Date('2030-06-01T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

const row = <TimeLeftRow label="Time left" until="2030-06-03T12:03:05Z" over="Any moment now" />;

test('the server renders nothing that would be outdated a second later', () => {
  expect(renderToString(row)).not.toMatch(/Time left|Any moment/);
});

test('counts down, and is announced without seconds', () => {
  render(row);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('timer', { name: 'Time left: 2 days, 2 hours and 3 minutes' })).toHaveTextContent(
    '2days02h03m04s',
  );
});

test('shows a message when the moment has come', () => {
  jest.setSystemTime(new Date('2030-06-03T12:03:05Z'));
  render(row);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('Any moment now')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
});
