import { screen, within } from '@testing-library/react';
import { renderPart } from '../testing.tsx';
import { getHeadings, RichText } from './rich-text.tsx';

function open(html: string) {
  return renderPart(<RichText html={html} getAddress={(path) => `/api${path}`} />);
}

test('internal links navigate without a reload, and external ones have rel attributes', () => {
  open(
    '<p>See <a href="/agenda">the agenda</a>, <a href="https://a.example">them</a>, <a href="mailto:a@b.example">us</a></p>',
  );
  expect(screen.getByRole('link', { name: 'the agenda' })).toHaveAttribute('href', '/agenda');
  expect(screen.getByRole('link', { name: 'them' })).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('href', 'mailto:a@b.example');
});

test.each([
  ['<a href="javascript:alert(1)">words</a>'],
  ['<a href=" JavaScript:alert(1)">words</a>'],
  ['<a href="//evil.example">words</a>'],
  ['<a href="data:text/html,x">words</a>'],
])('a link with an unsafe address becomes plain text: %s', (html) => {
  open(html);
  expect(screen.getByText('words')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('elements other than text are removed', () => {
  const { container } = open(
    '<p onclick="x()" style="position:fixed" class="c">Words<script>bad()</script><img src="x" onerror="bad()"></p>' +
      '<iframe src="https://a.example"></iframe><form><input></form><custom-part>kept</custom-part><style>p{}</style>',
  );
  expect(screen.getByText('Words')).toBeVisible();
  expect(screen.getByText('kept')).toBeVisible();
  expect(container.innerHTML).not.toMatch(
    /script|onclick|onerror|position|class="c"|iframe|<form|<input|custom-part|<style/,
  );
});

test('a table scrolls in its own box, which the keyboard can reach', () => {
  open(
    '<table><caption>Refunds</caption><thead><tr><th>When</th></tr></thead><tbody><tr><td colspan="2">Now</td></tr></tbody></table>',
  );
  const box = screen.getByRole('region', { name: 'Refunds' });
  expect(box).toHaveAttribute('tabindex', '0');
  expect(within(box).getByRole('columnheader', { name: 'When' })).toHaveAttribute('scope', 'col');
  expect(within(box).getByRole('cell', { name: 'Now' })).toHaveAttribute('colspan', '2');
});

test('a picture reserves its space before it has loaded, with or without a given size', () => {
  open(
    '<img src="/media/a.svg" alt="The dock" width="600" height="300"><img src="/media/b.svg" alt="The lock">',
  );
  const dock = screen.getByRole('img', { name: 'The dock' });
  expect(dock).toHaveAttribute('src', '/api/media/a.svg');
  expect([dock.getAttribute('width'), dock.getAttribute('height')]).toEqual(['600', '300']);
  const lock = screen.getByRole('img', { name: 'The lock' });
  expect([lock.getAttribute('width'), lock.getAttribute('height')]).toEqual(['1200', '800']);
});

test('headings have ids, which a table of contents links to', () => {
  const html = '<h2>What we <em>keep</em></h2><p>A</p><h3>Not this</h3><h2>Für wie lange?</h2>';
  open(html);
  expect(getHeadings(html)).toEqual([
    { id: 'what-we-keep', title: 'What we keep' },
    { id: 'fur-wie-lange', title: 'Für wie lange?' },
  ]);
  expect(screen.getByRole('heading', { level: 2, name: 'What we keep' })).toHaveAttribute(
    'id',
    'what-we-keep',
  );
});

test('character entities are decoded', () => {
  open('<p>Terms &amp; Conditions &lt;b&gt;</p>');
  expect(screen.getByText('Terms & Conditions <b>')).toBeVisible();
});

test('a table can be written over several lines', () => {
  open(
    '<table>\n<thead>\n<tr>\n<th>Day</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>One</td>\n</tr>\n</tbody>\n</table>',
  );
  const table = screen.getByRole('table');
  expect(within(table).getByRole('columnheader', { name: 'Day' })).toBeVisible();
  expect(within(table).getByRole('cell', { name: 'One' })).toBeVisible();
});
