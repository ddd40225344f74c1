import { Suspense, use } from 'react';
import { renderToText } from './render-to-text.ts';

const later = <T,>(value: T, ms: number) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

function Later({ text }: { text: Promise<string> }) {
  return <p>{use(text)}</p>;
}

test('it waits for all data and puts every part in its place, without any script', async () => {
  const slow = later('Ada', 20);
  const slower = later('Grace', 40);
  const { html, errors } = await renderToText(
    <main>
      <Suspense fallback="wait">
        <Later text={slower} />
      </Suspense>
      <Suspense fallback="wait">
        <Later text={slow} />
      </Suspense>
      <p>{'long '.repeat(5000)}</p>
    </main>,
    2000,
  );
  expect(html.replace(/<!--.*?-->/g, '')).toMatch(/^<main><p>Grace<\/p><p>Ada<\/p><p>long/);
  expect(html).not.toMatch(/<script|<template|wait/);
  expect(errors).toEqual([]);
});

test('a part that fails is left to the browser and named, the rest is there', async () => {
  const broken = new Error('no such speaker');
  const { html, errors } = await renderToText(
    <main>
      <h1>Speakers</h1>
      <Suspense fallback={<i>shape</i>}>
        <Later text={Promise.reject(broken)} />
      </Suspense>
    </main>,
    2000,
  );
  expect(html).toContain('<h1>Speakers</h1>');
  expect(html).toContain('<i>shape</i>');
  expect(errors).toEqual([broken]);
});

test('a part that takes too long is left to the browser', async () => {
  // While developing, React complains of what it gives up itself.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { html, errors } = await renderToText(
    <main>
      <h1>Speakers</h1>
      <Suspense fallback={<i>shape</i>}>
        <Later text={new Promise(() => undefined)} />
      </Suspense>
    </main>,
    300,
  );
  expect(html).toContain('<h1>Speakers</h1>');
  expect(html).toContain('<i>shape</i>');
  expect(String(errors[0])).toContain('rendering took too long');
});

test('a frame that fails is no page', async () => {
  const Broken = () => {
    throw new Error('the frame broke');
  };
  await expect(renderToText(<Broken />, 2000)).rejects.toThrow('the frame broke');
});
