import { scrollToField } from './scroll-to-field.ts';

function fieldAt(top: number, html = '<input id="email" />') {
  document.body.innerHTML = html;
  const field = document.getElementById('email') as HTMLElement;
  const within = jest.fn();
  field.scrollIntoView = within;
  field.getBoundingClientRect = () => ({ top, height: 50 }) as DOMRect;
  return { field, within };
}

/** The position that the window scrolls to; null where it does not scroll. */
function scrolledTo(field: HTMLElement): number | null {
  const page = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((step) => (step(0), 0));
  scrollToField(field);
  const [call] = page.mock.calls as unknown as [number, number][];
  return call?.[1] ?? null;
}

afterEach(() => jest.restoreAllMocks());

test('in a dialog only the dialog scrolls', () => {
  const { field, within } = fieldAt(0, '<div aria-modal="true"><input id="email" /></div>');
  expect(scrolledTo(field)).toBeNull();
  expect(within).toHaveBeenCalledTimes(1);
});

test.each([
  ['a large window, 350 px below the edge', 1080, 650],
  ['a window in which that is still seen', 750, 650],
  ['a small window, in the middle', 400, 1000 - 175],
  ['a window smaller than the field, at its edge', 40, 1000],
])('in %s', (_what, height, target) => {
  jest.replaceProperty(window, 'innerHeight', height);
  expect(scrolledTo(fieldAt(1000).field)).toBe(target);
});

test('in an iframe as high as its content the surrounding page scrolls', () => {
  jest.spyOn(window, 'parent', 'get').mockReturnValue({} as never);
  const height = jest
    .spyOn(document.documentElement, 'scrollHeight', 'get')
    .mockReturnValue(window.innerHeight);
  const { field, within } = fieldAt(1000);
  expect(scrolledTo(field)).toBeNull();
  expect(within).toHaveBeenCalledTimes(1);

  height.mockReturnValue(5000);
  const scrolling = fieldAt(1000);
  expect(scrolledTo(scrolling.field)).not.toBeNull();
  expect(scrolling.within).not.toHaveBeenCalled();
});
