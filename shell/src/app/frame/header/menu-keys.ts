/** The arrow keys of a menu: left and right in a bar, up and down in a column. */
export type MenuAxis = 'bar' | 'column';

const steps: Record<MenuAxis, Record<string, number>> = {
  bar: { ArrowLeft: -1, ArrowRight: 1 },
  column: { ArrowUp: -1, ArrowDown: 1 },
};

/**
 * For the `ref` of a menu: arrow keys, Home and End move between its controls, as WAI-ARIA's disclosure navigation
 * does; Tab moves through them as usual. A key pressed in a submenu of a bar moves on from the entry that opened it.
 */
export const barKeys = getKeys('bar');
export const columnKeys = getKeys('column');

function getKeys(axis: MenuAxis) {
  return (menu: HTMLElement | null) => {
    const move = (event: KeyboardEvent) => menu && moveInMenu(menu, event, axis);
    menu?.addEventListener('keydown', move);
    return () => menu?.removeEventListener('keydown', move);
  };
}

function moveInMenu(menu: HTMLElement, event: KeyboardEvent, axis: MenuAxis): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const controls = getControls(menu, axis);
  const here = controls.findIndex((control) => holds(control, event.target as Element, axis));
  const next = nextPlace(event.key, here, controls.length, steps[axis]);
  if (next === null || here < 0) return;
  event.preventDefault();
  controls[next]?.focus();
}

function nextPlace(key: string, here: number, count: number, step: Record<string, number>): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const by = step[key];
  return by === undefined ? null : (here + by + count) % count;
}

/** The controls of a menu that can be reached now, in their order: what a closed submenu holds is not among them. */
export function getControls(menu: Element, axis: MenuAxis): HTMLElement[] {
  const entries = axis === 'bar' ? ':scope > li > a, :scope > li > details > summary' : 'a, button, summary';
  return [...menu.querySelectorAll<HTMLElement>(entries)].filter(isReachable);
}

function isReachable(control: Element): boolean {
  const from = control.matches('summary') ? control.parentElement?.parentElement : control;
  return !from?.closest('details:not([open])');
}

function holds(control: Element, target: Element, axis: MenuAxis): boolean {
  const place = axis === 'bar' ? control.closest('li') : control;
  return place?.contains(target) ?? false;
}
