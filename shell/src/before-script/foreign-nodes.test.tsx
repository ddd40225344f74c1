import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Fragment, useEffect, useState } from 'react';
import { bearForeignNodes } from './foreign-nodes.ts';

bearForeignNodes(document.body);

/** Changes each text of the page as Google's translator does, but keeps the words. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('font, script, style, textarea') || text.data.trim() === '') continue;
    const inner = document.createElement('font');
    inner.textContent = text.data;
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Observers run when the current work is over. */
const afterwards = () => act(async () => {});

interface Shown {
  count: number;
  isOpen: boolean;
  words: string;
  items: readonly string[];
}

let show: (next: Shown) => void;

/** Adjacent texts, and texts before and after elements, that are added, changed and removed. */
function Page() {
  const [{ count, isOpen, words, items }, setShown] = useState<Shown>({
    count: 1,
    isOpen: false,
    words: 'first',
    items: ['a'],
  });
  useEffect(() => {
    show = setShown;
  }, []);
  return (
    <main>
      <p>
        {count} of {items.length} {isOpen ? 'are open' : <b>are closed</b>}, {words}
      </p>
      {isOpen && 'A text of its own'}
      <label>
        Email <input name="email" />
      </label>
      <ul>
        {items.map((item) => (
          <li key={item}>
            {item} {isOpen && words}
          </li>
        ))}
      </ul>
      {words}
      {items.map((item) => (
        <Fragment key={item}>
          {item};{isOpen && <i>{count}</i>}
        </Fragment>
      ))}
    </main>
  );
}

const expected = ({ count, isOpen, words, items }: Shown) =>
  `${count} of ${items.length} ${isOpen ? 'are open' : 'are closed'}, ${words}${isOpen ? 'A text of its own' : ''}Email ${items.map((item) => `${item} ${isOpen ? words : ''}`).join('')}${words}${items.map((item) => `${item};${isOpen ? count : ''}`).join('')}`;

const shownPage = fc.record({
  count: fc.integer({ min: 0, max: 3 }),
  isOpen: fc.boolean(),
  words: fc.constantFrom('first', 'second', 'third'),
  items: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }),
});

test('a translated page still works: it shows the right texts and keeps the input', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(shownPage, fc.constant('translated' as const)), { maxLength: 8 }),
      async (steps) => {
        const { unmount } = render(<Page />);
        const field = screen.getByRole<HTMLInputElement>('textbox');
        field.value = 'ada@summit.example';
        let last: Shown | undefined;
        for (const step of steps) {
          if (step === 'translated') translate();
          else act(() => show((last = step)));
          await afterwards();
        }
        if (last) expect(screen.getByRole('main').textContent).toBe(expected(last));
        expect(screen.getByRole('textbox')).toBe(field);
        expect(field).toHaveValue('ada@summit.example');
        unmount();
      },
    ),
    { numRuns: 60 },
  );
});

test('an element that an extension has moved or removed causes no error', async () => {
  const { unmount } = render(<Page />);
  act(() => show({ count: 2, isOpen: false, words: 'x', items: ['a', 'b', 'c'] }));
  const [first, second] = screen.getAllByRole('listitem');
  first?.remove();
  const around = document.createElement('font');
  second?.replaceWith(around);
  around.append(second as Node);

  act(() => show({ count: 2, isOpen: true, words: 'y', items: ['d', 'b', 'c', 'a'] }));
  act(() => show({ count: 0, isOpen: false, words: 'z', items: [] }));
  await afterwards();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  unmount();
});
