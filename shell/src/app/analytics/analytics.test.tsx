import { render, waitFor } from '@testing-library/react';
import { Analytics } from './analytics.tsx';
import { dropCookies } from './run-analytics.ts';

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

test('reloads the page without the code and its cookies when consent is withdrawn', async () => {
  document.cookie = 'visitor=7';
  const { rerender } = render(<Analytics code={code} answer="accepted" reload={reload} />);
  rerender(<Analytics code={code} answer="declined" reload={reload} />);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(document.cookie).toBe('');
});

test('removes cookies that the code has set for a domain above the site', () => {
  document.cookie = '_visits=7';
  const set = jest.spyOn(document, 'cookie', 'set');
  dropCookies('www.summit.example');
  expect(set.mock.calls.flat()).toEqual([
    '_visits=; max-age=0; path=/',
    '_visits=; max-age=0; path=/; domain=www.summit.example',
    '_visits=; max-age=0; path=/; domain=summit.example',
    '_visits=; max-age=0; path=/; domain=example',
  ]);
  set.mockRestore();
});

test('does nothing on consent when no code is set', () => {
  render(<Analytics code="" answer="accepted" reload={reload} />);
  expect(scripts()).toEqual([]);
});
