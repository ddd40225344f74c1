import { connect } from 'node:net';
import { ResponseCounter } from './response-counter.ts';

// A process of the load generator. Its parent sends it an order, and receives the number of responses.

interface Order {
  url: string;
  connections: number;
  seconds: number;
  headers: Record<string, string>;
}

process.on('message', (order) => {
  generate(order as Order).then(
    (responses) => process.send?.({ responses }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });

/** Every connection sends its next request as soon as a response is complete. */
async function generate({ url, connections, seconds, headers }: Order): Promise<number> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const until = Date.now() + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => runConnection(hostname, Number(port), request, until)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function runConnection(host: string, port: number, request: Buffer, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const counter = new ResponseCounter();
    const socket = connect({ host, port, noDelay: true }, () => socket.write(request));
    socket.on('data', (chunk: Buffer) => {
      try {
        if (counter.take(chunk) === 0) return;
      } catch (error) {
        socket.destroy();
        return reject(error);
      }
      if (Date.now() < until) return void socket.write(request);
      socket.destroy();
      resolve(counter.completed);
    });
    socket.on('error', reject);
    socket.on('end', () => reject(new Error('the server closed a connection')));
  });
}
