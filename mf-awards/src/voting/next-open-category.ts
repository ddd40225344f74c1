/** How far below the top of the window a category may begin and still count as the one that is being read, in px. */
const readingLine = 160;

/**
 * The open category after the one that is on the screen; after the last one the first that was left out.
 * @param open the categories without a choice, from top to bottom
 * @param last where the last press led: at the end of the page it cannot come up to the reading line
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

/** Brings a category to the top of the window, and the focus to it. */
export function goToCategory(category: HTMLElement): void {
  category.focus({ preventScroll: true });
  category.scrollIntoView({ block: 'start' });
}
