import { act, render, screen } from '@testing-library/react';
import { LoadingBar } from './loading-bar.tsx';

const bar = () => screen.getByRole('status');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a very short call is never shown', () => {
  const { rerender } = render(<LoadingBar active />);
  wait(150);
  rerender(<LoadingBar active={false} />);
  wait(1000);
  expect(bar()).toBeEmptyDOMElement();
  expect(bar()).toHaveAttribute('data-stage', 'idle');
});

test('a longer call is shown and announced politely until it ends', () => {
  const { rerender } = render(<LoadingBar active />);
  wait(200);
  expect(bar()).toHaveTextContent('Loading');
  expect(bar()).toHaveAttribute('data-stage', 'running');
  rerender(<LoadingBar active={false} />);
  wait(200);
  expect(bar()).toHaveAttribute('data-stage', 'ending');
  expect(bar()).toBeEmptyDOMElement();
  wait(300);
  expect(bar()).toHaveAttribute('data-stage', 'idle');
});

test('a short pause between two calls does not restart it', () => {
  const { rerender } = render(<LoadingBar active />);
  wait(200);
  rerender(<LoadingBar active={false} />);
  wait(100);
  rerender(<LoadingBar active />);
  wait(1000);
  expect(bar()).toHaveAttribute('data-stage', 'running');
});
