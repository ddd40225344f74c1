import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';

/** The least a server can do: what every answer of the site is measured against. */
const app = Fastify();
app.get('/', async () => ({ hello: 'world' }));
/** As many bytes as a page has, with as much work as the answer above. */
app.get<{ Params: { bytes: string } }>('/:bytes', async (request, reply) => {
  const { bytes } = request.params;
  const body = bodies.get(bytes) ?? randomBytes(Number(bytes));
  bodies.set(bytes, body);
  return reply.type('text/html').send(body);
});
const bodies = new Map<string, Buffer>();
await app.listen({ host: '127.0.0.1', port: Number(process.env.BARE_PORT ?? 0) });
process.send?.({ ready: true });
process.on('disconnect', () => process.exit(0));
