import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { byteBudget } from './byte-budget.ts';
import { type FormFile, withFormFile } from './form-file.ts';

let app: FastifyInstance;
/** Ends the requests that hold a file. */
let finish: () => void;
let holding: number;

beforeEach(async () => {
  const finished = new Promise<void>((resolve) => (finish = resolve));
  holding = 0;
  app = Fastify();
  await app.register(multipart);
  const budget = byteBudget(100);
  const expected = {
    name: 'file',
    maxBytes: 60,
    accepts: (beginning: Buffer) => beginning.toString().startsWith('ok'),
    beginningBytes: 2,
    budget,
  };
  app.post<{ Querystring: { hold?: string } }>('/', (request) =>
    withFormFile(request, expected, async (file) => {
      if (request.query.hold) {
        holding += 1;
        await finished;
      }
      return outcome(file);
    }),
  );
});

afterEach(() => app.close());

const outcome = (file: FormFile) => ('problem' in file ? file.problem : file.content.toString());

async function send(text: string, { hold = false, name = 'file' } = {}): Promise<string> {
  const form = new FormData();
  form.append(name, new File([text], 'any'));
  const request = new Response(form);
  const response = await app.inject({
    method: 'POST',
    url: hold ? '/?hold=1' : '/',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
  return response.body;
}

async function held(count: number): Promise<void> {
  while (holding < count) await new Promise((resolve) => setImmediate(resolve));
}

test('a file is returned with its content, unless its first bytes are refused or it is too large', async () => {
  expect(await send('ok, a picture')).toBe('ok, a picture');
  expect(await send('<svg/>')).toBe('refused');
  expect(await send(`ok${'x'.repeat(59)}`)).toBe('tooLarge');
  expect(await send('ok', { name: 'other' })).toBe('none');
});

test('files in use count towards the memory budget, which is never exceeded', async () => {
  const waiting = [send(`ok${'1'.repeat(48)}`, { hold: true }), send(`ok${'2'.repeat(48)}`, { hold: true })];
  await held(2);
  expect(await send('ok, one more')).toBe('noRoom');
  expect(await send('<svg/>')).toBe('noRoom');
  finish();
  await Promise.all(waiting);
  expect(await send('ok, one more')).toBe('ok, one more');
});

test('refused and aborted forms release their memory', async () => {
  for (let count = 0; count < 20; count += 1) await send(`no${'x'.repeat(40)}`);
  const boundary = { 'content-type': 'multipart/form-data; boundary=b' };
  const opening = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nok';
  for (let count = 0; count < 5; count += 1) {
    const payload = `${opening}${'x'.repeat(50)}`;
    expect((await app.inject({ method: 'POST', url: '/', payload, headers: boundary })).statusCode).toBe(400);
  }
  expect(await send(`ok${'x'.repeat(50)}`)).toBe(`ok${'x'.repeat(50)}`);
});
