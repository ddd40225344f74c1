import { act, fireEvent, render } from '@testing-library/react';
import { useWindowMovement } from './window-movement.tsx';

const heard = jest.fn();

function Listener({ kind = 'scroll' as const, name = 'a' }: { kind?: 'scroll' | 'resize'; name?: string }) {
  useWindowMovement(kind, () => heard(name));
  return null;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('scrolling and resizing', () => {
  beforeEach(() => {
    heard.mockReset();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  test('are reported immediately, then every 16 ms, and the last one is never lost', () => {
    render(<Listener />);
    for (let time = 0; time < 5; time += 1) fireEvent.scroll(window);
    expect(heard).toHaveBeenCalledTimes(1);
    pass(16);
    expect(heard).toHaveBeenCalledTimes(2);
    pass(100);
    expect(heard).toHaveBeenCalledTimes(2);
    fireEvent.scroll(window);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test('are reported to the newest handler', () => {
    const { rerender } = render(<Listener kind="resize" />);
    fireEvent(window, new Event('resize'));
    rerender(<Listener kind="resize" name="b" />);
    fireEvent(window, new Event('resize'));
    pass(16);
    expect(heard.mock.calls).toEqual([['a'], ['b']]);
  });

  test('are not reported to unmounted components', () => {
    const { unmount } = render(<Listener />);
    fireEvent.scroll(window);
    fireEvent.scroll(window);
    unmount();
    pass(100);
    fireEvent.scroll(window);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
