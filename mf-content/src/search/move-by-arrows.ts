/**
 * Lets the arrow keys move the focus from the search field to the results, from one to the next, and back.
 * @returns a function that stops this
 */
export function moveByArrows(place: HTMLElement | null): () => void {
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    // An input method has its own use for the arrows, such as choosing among Chinese characters.
    if (!step || event.isComposing) return;
    const stops = [...(place?.querySelectorAll<HTMLElement>('input[type="search"], ol a, h2 + ul a') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = at < 0 ? undefined : stops[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  place?.addEventListener('keydown', move);
  return () => place?.removeEventListener('keydown', move);
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
