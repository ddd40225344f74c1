import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { LiveRemote } from '@summit/contract/releases/live-remotes';
import type { StyleFile } from '@summit/rendering/render-protocol';
import { StyleFiles } from './style-files.ts';

const className = (name: string) => `${name}__0a1b2c3d`;
const rule = (name: string) => `.${className(name)}{gap:0}`;
const file = (name: string, ...names: string[]): StyleFile => ({ name, css: names.map(rule).join('') });
const html = (...names: string[]) => names.map((name) => `<p class="lead ${className(name)}"></p>`).join('');

function namesFor(files: StyleFile[], ...shown: string[]): string[] {
  return new StyleFiles(files).of(html(...shown)).map(({ name }) => name);
}

test('a page has the files with the rules of its classes, and no others', () => {
  const files = [file('news.css', 'news'), file('votes.css', 'vote'), file('maps.css', 'map')];
  expect(namesFor(files, 'vote', 'news')).toEqual(['news.css', 'votes.css']);
  expect(namesFor(files)).toEqual([]);
});

test('of several files with a class it has the one that it needs anyway', () => {
  const files = [file('one.css', 'card', 'one'), file('two.css', 'card', 'two')];
  expect(namesFor(files, 'card', 'two')).toEqual(['two.css']);
});

test('the file of the first script is on every page, because no script loads it', () => {
  expect(namesFor([{ ...file('main.css', 'menu'), first: true }])).toEqual(['main.css']);
});

test('a class that a sheet only mentions within another name needs no file', () => {
  expect(namesFor([{ name: 'one.css', css: '.lead{gap:0}' }], 'other')).toEqual([]);
});

/** A file server that fails at first. */
async function serve(css: string): Promise<string> {
  let failures = 1;
  const server = createServer((_request, response) => {
    response.statusCode = failures-- > 0 ? 503 : 200;
    response.end(css);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/b1/browser/awards_b1.vote.css`;
}

test('files of a remote are loaded once, and again after a failure', async () => {
  const files = new StyleFiles([file('main.css', 'menu')]);
  const remote = { styles: [await serve(rule('vote'))] } as LiveRemote;
  await expect(files.load(remote)).rejects.toThrow('responds with 503');
  await Promise.all([files.load(remote), files.load(remote)]);
  expect(files.of(html('vote', 'menu')).map(({ name }) => name)).toEqual(['main.css', 'awards_b1.vote.css']);
});
