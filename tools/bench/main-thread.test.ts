import { expect, test } from 'vitest';
import { mainThreadMs, type TraceEvent } from './main-thread.ts';

const main = { pid: 7, tid: 1 };
const named: TraceEvent = { ...main, name: 'thread_name', ph: 'M', args: { name: 'CrRendererMain' } };
const task = (tdur: number, thread = main): TraceEvent => ({
  ...thread,
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  tdur,
});

test('is the processor time of all main thread tasks, in ms', () => {
  expect(mainThreadMs([task(1500), named, task(500)])).toBe(2);
});

test('other threads do not count, of the same process or of another', () => {
  const compositor = { ...main, tid: 2 };
  const browser: TraceEvent = {
    pid: 1,
    tid: 1,
    name: 'thread_name',
    ph: 'M',
    args: { name: 'CrBrowserMain' },
  };
  const events = [named, browser, task(1000), task(700, compositor), task(900, browser)];
  expect(mainThreadMs(events)).toBe(1);
});

test('nested events are counted only with their task', () => {
  expect(mainThreadMs([named, task(1000), { ...task(400), name: 'Layout' }])).toBe(1);
});

test('a trace without thread times has no result, rather than 0', () => {
  expect(() => mainThreadMs([named])).toThrow('no task');
  const { tdur: _tdur, ...timeless } = task(1);
  expect(() => mainThreadMs([named, timeless])).toThrow('no task');
});
