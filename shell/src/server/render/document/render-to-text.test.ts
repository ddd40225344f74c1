import { createElement, type ReactNode, Suspense, use } from 'react';
import { expect, test, vi } from 'vitest';
import { renderToText } from './render-to-text.ts';

const later = <T>(value: T, ms: number) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

function Later({ text }: { text: Promise<string> }) {
  return createElement('p', null, use(text));
}

/** Renders the text once it has loaded, and a fallback until then. */
const suspended = (fallback: ReactNode, text: Promise<string>) =>
  createElement(Suspense, { fallback }, createElement(Later, { text }));

const shape = createElement('i', null, 'shape');

test('waits for all data and renders every part in place, without scripts', async () => {
  const slow = later('Ada', 20);
  const slower = later('Grace', 40);
  const { html, errors } = await renderToText(
    createElement(
      'main',
      null,
      suspended('wait', slower),
      suspended('wait', slow),
      createElement('p', null, 'long '.repeat(5000)),
    ),
    2000,
  );
  expect(html.replace(/<!--.*?-->/g, '')).toMatch(/^<main><p>Grace<\/p><p>Ada<\/p><p>long/);
  expect(html).not.toMatch(/<script|<template|wait/);
  expect(errors).toEqual([]);
});

test('a part that fails is left to the browser and reported; the rest is rendered', async () => {
  const broken = new Error('no such speaker');
  const { html, errors } = await renderToText(
    createElement(
      'main',
      null,
      createElement('h1', null, 'Speakers'),
      suspended(shape, Promise.reject(broken)),
    ),
    2000,
  );
  expect(html).toContain('<h1>Speakers</h1>');
  expect(html).toContain('<i>shape</i>');
  expect(errors).toEqual([broken]);
});

test('a part that takes too long is left to the browser', async () => {
  // In development React logs parts that it aborts.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { html, errors } = await renderToText(
    createElement(
      'main',
      null,
      createElement('h1', null, 'Speakers'),
      suspended(shape, new Promise(() => undefined)),
    ),
    300,
  );
  expect(html).toContain('<h1>Speakers</h1>');
  expect(html).toContain('<i>shape</i>');
  expect(String(errors[0])).toContain('rendering took too long');
});

test('fails if the frame fails', async () => {
  const Broken = () => {
    throw new Error('the frame broke');
  };
  await expect(renderToText(createElement(Broken), 2000)).rejects.toThrow('the frame broke');
});
