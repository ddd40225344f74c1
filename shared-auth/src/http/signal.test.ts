import { expect, test } from 'vitest';
import { createSignal } from './signal.ts';

test('a listener receives earlier events, and none after it has stopped', () => {
  const signal = createSignal<number>();
  const heard: number[] = [];

  signal.emit(1);
  const stop = signal.listen((event) => heard.push(event));
  signal.emit(2);
  stop();
  signal.emit(3);

  expect(heard).toEqual([1, 2]);
});
