import * as limits from '@summit/contract/limits/limits';

/** Media features of the two layouts: `@media ${mobileLayout} { ... }`. */
export const mobileLayout = `(max-width: ${limits.mobileLayout}px)`;
export const wideLayout = `(min-width: ${limits.mobileLayout + 1}px)`;
