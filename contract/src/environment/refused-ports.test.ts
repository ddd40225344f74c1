import { expect, test } from 'vitest';
import { isRefusedPort } from './refused-ports.ts';

const last = 10_081;
const all = Array.from({ length: last }, (_, at) => at + 1);
/** The refused ports, and the ports next to them. */
const tried = all.filter((port) => [port - 1, port, port + 1].some(isRefusedPort));

/** Whether `fetch` refuses a port without trying to connect. */
async function fetchRefuses(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(2000);
  const failure = await fetch(`http://127.0.0.1:${port}`, { signal }).then(
    () => null,
    (error: { cause?: unknown }) => String(error.cause),
  );
  return failure?.includes('bad port') ?? false;
}

test('lists exactly the ports that Node refuses to fetch from', async () => {
  const found: number[] = [];
  for (const port of tried) if (await fetchRefuses(port)) found.push(port);
  expect(found).toEqual(tried.filter(isRefusedPort));
  expect(found.length).toBeGreaterThan(75);
});
