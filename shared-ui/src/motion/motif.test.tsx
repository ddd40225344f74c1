import { renderToStaticMarkup } from 'react-dom/server';
import { Motif } from './motif.tsx';

const draw = (seed: number | string) => renderToStaticMarkup(<Motif seed={seed} />);

describe('the motif', () => {
  test('draws the same lines for the same seed, on the server and in the browser', () => {
    expect(draw(2027)).toBe(draw(2027));
    expect(draw('Calendar')).toBe(draw('Calendar'));
    expect(draw(2027)).not.toBe(draw(2028));
  });

  test.each([1, 2027, 'Where money meets'])('weighs less than 2 KB as a hero (%s)', (seed) => {
    expect(draw(seed).length).toBeLessThan(2048);
  });

  test('is hidden from screen readers', () => {
    expect(draw(1)).toContain('aria-hidden="true"');
  });
});
