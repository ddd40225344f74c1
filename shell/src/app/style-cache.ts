import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache, given the names of the styles that came with the page. Left to find them itself, emotion would move
 * their elements, and the browser would compute the style of the whole page again, twice.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  for (const element of document.querySelectorAll<HTMLStyleElement>('style[data-styles]')) {
    for (const name of (element.dataset.styles ?? '').split(' ')) cache.inserted[name] = true;
  }
  return cache;
}
