import { expect, test } from 'vitest';
import { dismissalStyles } from './dismissal-styles.ts';

test('hides each banner of a page that was closed before', () => {
  expect(dismissalStyles('<li data-banner="7"></li><li data-banner="a%20b"></li>')).toBe(
    "@layer situations{[data-dismissed~='7'] [data-banner='7']{display:none}[data-dismissed~='a%20b'] [data-banner='a%20b']{display:none}}",
  );
});

test('has no rules for a page without banners', () => {
  expect(dismissalStyles('<p class="plain"></p>')).toBe('');
});
