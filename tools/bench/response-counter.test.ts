import { expect, test } from 'vitest';
import { ResponseCounter } from './response-counter.ts';

const response = (body: string) => `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

test.each([1, 2, 7, 1000])('responses are counted with any chunk size: %i bytes at a time', (size) => {
  const bytes = Buffer.from(`${response('one')}${response('')}${response('\r\n\r\n')}`);
  const counter = new ResponseCounter();
  let completed = 0;
  for (let at = 0; at < bytes.length; at += size) completed += counter.take(bytes.subarray(at, at + size));
  expect(completed).toBe(3);
  expect(counter.completed).toBe(3);
});

test('a response is counted with its last byte', () => {
  const counter = new ResponseCounter();
  expect(counter.take(Buffer.from(response('one').slice(0, -1)))).toBe(0);
  expect(counter.take(Buffer.from('e'))).toBe(1);
});

test.each(['HTTP/1.1 429 Too Many Requests\r\nContent-Length: 3\r\n\r\nno!', 'HTTP/1.1 200 OK\r\n\r\nbody'])(
  'an unparsable response aborts the measurement: %j',
  (text) => {
    expect(() => new ResponseCounter().take(Buffer.from(text))).toThrow('not a counted response');
  },
);
