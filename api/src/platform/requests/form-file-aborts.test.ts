import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '@summit/contract/testing/seeded-random';
import { byteBudget } from './byte-budget.ts';
import { withFormFile } from './form-file.ts';

const inAll = 4000;
const budget = byteBudget(inAll);
let app: FastifyInstance;
/** The requests being handled. */
let underWay = 0;

beforeAll(async () => {
  app = Fastify();
  await app.register(multipart);
  const expected = {
    name: 'file',
    maxBytes: 1500,
    accepts: (beginning: Buffer) => beginning.toString().startsWith('ok'),
    beginningBytes: 2,
    budget,
  };
  app.post('/', async (request) => {
    underWay += 1;
    try {
      // This waits like for a database, before and after the file is read.
      await setTimeout(3);
      return await withFormFile(request, expected, async (file) => {
        await setTimeout(1);
        return 'problem' in file ? file.problem : 'taken';
      });
    } finally {
      underWay -= 1;
    }
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => app.close());

interface Part {
  name: string;
  isFile: boolean;
  text: string;
}

type Leaving = 'waits' | 'closes' | 'resets' | 'halfCloses';

interface Visit {
  parts: Part[];
  end: string;
  /** The sent part of the body, from 0 to 1. */
  sent: number;
  /** How many bytes its content length exceeds the body. */
  owed: number;
  pieces: number;
  leaving: Leaving;
}

function drawn(random: () => number): Visit {
  const below = (most: number) => Math.floor(random() * most);
  const one = <T>(...choices: readonly T[]): T => choices[below(choices.length)] as T;
  const part = (): Part => ({
    name: one('file', 'file', 'file', 'other', '__proto__', 'toString'),
    isFile: random() < 0.6,
    text: one('ok', 'ok', 'no', '') + 'x'.repeat(below(2500)),
  });
  return {
    parts: Array.from({ length: one(0, 1, 1, 1, 2, 3, 5, 14) }, part),
    end: one('--b--\r\n', '--b--\r\n', '--b--', '--b\r\n', ''),
    sent: one(1, random()),
    owed: one(0, 0, 50),
    pieces: 1 + below(6),
    leaving: one('waits', 'closes', 'resets', 'halfCloses'),
  };
}

function getBody({ parts, end }: Visit): Buffer {
  const texts = parts.map(
    ({ name, isFile, text }) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"${isFile ? '; filename="a"' : ''}\r\n\r\n${text}\r\n`,
  );
  return Buffer.from(texts.join('') + end);
}

/** Sends a raw request, and aborts it or waits for the response. */
async function come(visit: Visit): Promise<void> {
  const { sent, owed, pieces, leaving } = visit;
  const body = getBody(visit);
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  // `once` would fail with an error of the socket, because the server may close it during a write.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length + owed}\r\n\r\n`,
  );
  const toSend = body.subarray(0, Math.floor(body.length * sent));
  for (let at = 0; at < pieces; at += 1) {
    socket.write(toSend.subarray((toSend.length * at) / pieces, (toSend.length * (at + 1)) / pieces));
    await setImmediate();
  }
  const waits = leaving === 'waits' && sent === 1 && owed === 0;
  if (leaving === 'resets') socket.resetAndDestroy();
  else if (leaving === 'halfCloses') socket.end();
  else if (!waits) socket.destroy();
  await closed;
}

/** Whether no request is active, and the whole budget is free. */
function isDone(): boolean {
  if (underWay > 0 || !budget.take(inAll)) return false;
  budget.release(inAll);
  return true;
}

test.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'every request ends and releases its memory, whatever clients send and however they abort: %i',
  async (seed) => {
    const random = seededRandom(seed);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(Array.from({ length: 1 + Math.floor(random() * 8) }, () => come(drawn(random))));
      await expect.poll(isDone, { timeout: 20_000, interval: 5 }).toBe(true);
    }
  },
);
