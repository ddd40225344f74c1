import { scrollToField } from './scroll-to-field.ts';

test('in a dialog the dialog scrolls, and the page behind it stays', () => {
  document.body.innerHTML = '<div aria-modal="true"><input id="email" /></div>';
  const field = document.getElementById('email') as HTMLElement;
  const within = jest.fn();
  field.scrollIntoView = within;
  const page = jest.spyOn(window, 'scrollTo');
  const frame = jest.spyOn(window, 'requestAnimationFrame');

  scrollToField(field);

  expect(within).toHaveBeenCalledTimes(1);
  expect([page, frame].map((call) => call.mock.calls)).toEqual([[], []]);
});
