import { expect, test } from 'vitest';
import { createRegistry, liveRelease } from '../testing/fake-registry.ts';
import { FileOrigins } from './file-origins.ts';

const at = (origin: string) => createRegistry(1, liveRelease('awards', origin));

test('files are fetched from the remote’s current place, then from its previous one', () => {
  const origins = new FileOrigins();
  origins.follow(at('https://old.example/awards'));
  origins.follow(at('https://new.example/awards'));
  expect(origins.of('awards')).toEqual(['https://new.example/awards', 'https://old.example/awards']);
  origins.follow(at('https://old.example/awards'));
  expect(origins.of('awards')).toEqual(['https://old.example/awards', 'https://new.example/awards']);
});

test('a retired remote keeps its places, and an unknown remote has none', () => {
  const origins = new FileOrigins();
  origins.follow(at('https://cdn.example/awards'));
  origins.follow(createRegistry(2));
  expect(origins.of('awards')).toEqual(['https://cdn.example/awards']);
  expect(origins.of('nobody')).toEqual([]);
});

test('only the last places of a remote that moves repeatedly are used', () => {
  const origins = new FileOrigins();
  for (let move = 0; move < 10; move += 1) origins.follow(at(`https://cdn-${move}.example/awards`));
  expect(origins.of('awards')).toEqual([9, 8, 7, 6].map((move) => `https://cdn-${move}.example/awards`));
});
