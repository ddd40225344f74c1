import { expect, test, vi } from 'vitest';
import { type HotModule, settleModule } from './refresh-boundary.ts';

function Page() {
  return null;
}
function Card() {
  return null;
}
const runtime = {
  isLikelyComponentType: (value: unknown) => typeof value === 'function',
  register: vi.fn(),
};

/** A module in the page, with what its version before exported where it is not the first. */
function hotModule(before?: Record<string, unknown>) {
  const calls: string[] = [];
  const hot: HotModule = {
    data: before && { exports: before },
    accept: () => void calls.push('accept'),
    dispose: () => undefined,
    invalidate: () => void calls.push('invalidate'),
  };
  const settle = (exports: Record<string, unknown>) => {
    settleModule(runtime, () => calls.push('refresh'), ['page.tsx', exports, hot]);
    return calls;
  };
  return { settle };
}

test('a module of components takes its own changes in', () => {
  expect(hotModule().settle({ default: Page })).toEqual(['accept']);
  expect(hotModule({ default: Page }).settle({ default: Card })).toEqual(['accept', 'refresh']);
});

test('its components are known by module and name, so that the next version replaces them', () => {
  hotModule().settle({ default: Page });
  expect(runtime.register).toHaveBeenCalledWith(Page, 'page.tsx export default');
});

test('a module with anything else leaves changes to the modules that import it', () => {
  expect(hotModule().settle({ default: Page, limit: 3 })).toEqual([]);
  expect(hotModule().settle({})).toEqual([]);
});

test('a module whose exports are others now is for its importers to load again', () => {
  expect(hotModule({ Page }).settle({ Page, Card })).toEqual(['invalidate']);
  expect(hotModule({ Page }).settle({ Page, limit: 3 })).toEqual(['invalidate']);
});

test('outside development nothing happens', () => {
  expect(() =>
    settleModule(runtime, () => undefined, ['page.tsx', { default: Page }, undefined]),
  ).not.toThrow();
});
