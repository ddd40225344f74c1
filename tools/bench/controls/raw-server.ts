import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';

// Controls of the throughput measurement, in a separate process: RAW_BYTES is the size of their bodies.
const body = randomBytes(Number(process.env.RAW_BYTES ?? 0));
const host = '127.0.0.1';

/** The minimum work of Node for a response. */
const raw = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length }).end(body);
});

/** Even less work: no HTTP is parsed, so this measures the generator's own limit. */
const complete = Buffer.concat([
  Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n`),
  body,
]);
const ceiling = createTcpServer((socket) => {
  socket.setNoDelay(true);
  socket.on('data', () => socket.write(complete));
  socket.on('error', () => socket.destroy());
});

const ports = await Promise.all(
  [raw, ceiling].map(
    (server) =>
      new Promise<number>((resolve) => {
        server.listen(0, host, () => {
          const address = server.address();
          resolve(typeof address === 'object' && address ? address.port : 0);
        });
      }),
  ),
);
process.send?.({ raw: ports[0], ceiling: ports[1] });
process.on('disconnect', () => process.exit(0));
