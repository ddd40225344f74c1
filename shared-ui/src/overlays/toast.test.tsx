import { act, fireEvent, screen } from '@testing-library/react';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { renderPart } from '../testing.tsx';

function Star() {
  const toast = useToast();
  return <button onClick={() => toast('Saved to my agenda')}>Star</button>;
}

test('a short notice is announced politely and disappears by itself', () => {
  jest.useFakeTimers();
  renderPart(<Star />);
  fireEvent.click(screen.getByRole('button', { name: 'Star' }));
  expect(screen.getByText('Saved to my agenda').closest('[aria-live="polite"]')).toBeVisible();
  act(() => jest.advanceTimersByTime(6000));
  expect(screen.queryByText('Saved to my agenda')).not.toBeInTheDocument();
  jest.useRealTimers();
});
