import { render, waitFor } from '@testing-library/react';
import { Analytics } from './analytics.tsx';

const code = `<script src="https://stats.example/tag.js"></script><script>document.title = 'counted'</script>`;
const reload = jest.fn();

const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => reload.mockReset());
afterEach(() => document.head.replaceChildren());

test.each([undefined, null, 'declined'] as const)(
  'runs nothing while the visitor’s answer is %s',
  (answer) => {
    render(<Analytics code={code} answer={answer} reload={reload} />);
    expect(scripts()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  },
);

test('runs the code once after consent', async () => {
  const { rerender } = render(<Analytics code={code} answer={null} reload={reload} />);
  for (let times = 0; times < 3; times += 1) {
    rerender(<Analytics code={code} answer="accepted" reload={reload} />);
  }
  await waitFor(() =>
    expect(scripts().map(({ src, textContent }) => src || textContent)).toEqual([
      'https://stats.example/tag.js',
      `document.title = 'counted'`,
    ]),
  );
});

test('reloads the page without the code and its cookies when consent is withdrawn', () => {
  document.cookie = 'visitor=7';
  const { rerender } = render(<Analytics code={code} answer="accepted" reload={reload} />);
  rerender(<Analytics code={code} answer="declined" reload={reload} />);
  expect(document.cookie).toBe('');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('does nothing on consent when no code is set', () => {
  render(<Analytics code="" answer="accepted" reload={reload} />);
  expect(scripts()).toEqual([]);
});
