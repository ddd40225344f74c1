/** How far below the top of the window a category may begin to count as the one that the visitor is reading, in px. */
const readingLine = 160;

/**
 * The next category without a choice after the one on the screen; after the last category, the first that was skipped.
 * @param open the categories without a choice, from top to bottom
 * @param last the target of the last press, which at the end of the page cannot scroll up to the reading line
 */
export function nextOpenCategory(
  open: readonly HTMLElement[],
  last: HTMLElement | null,
): HTMLElement | undefined {
  const below = open.filter((category) => category.getBoundingClientRect().top > readingLine);
  const ahead = last && below.includes(last) && isAtEnd() ? below.slice(below.indexOf(last) + 1) : below;
  return ahead[0] ?? open.find((category) => category !== last) ?? open[0];
}

function isAtEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
}

/** Scrolls a category to the top of the window, and focuses it. */
export function goToCategory(category: HTMLElement): void {
  category.focus({ preventScroll: true });
  category.scrollIntoView({ block: 'start' });
}
