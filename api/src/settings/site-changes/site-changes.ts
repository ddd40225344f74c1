import type { ServerResponse } from 'node:http';
import {
  changesHeartbeatMs,
  publishedRegistryPath,
  siteChangesPath,
} from '@summit/contract/site/site-changes';
import { notForVisitors } from '../../platform/not-for-visitors.ts';
import { Failure } from '../../platform/responses/failure.ts';
import type { Capability } from '../../platform/serve.ts';
import { readPublishedRegistry } from './published-registry.queries.ts';

const head = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };

/** The feed for any number of site servers: each change as it happens, and the live releases. */
export const siteChanges: Capability = (app, { db, news }) => {
  const open = new Set<ServerResponse>();
  const send = (text: string) => open.forEach((response) => void response.write(text));
  const unfollow = news.follow((change) => send(`event: ${change}\ndata:\n\n`));
  const heartbeat = setInterval(() => send(':\n\n'), changesHeartbeatMs).unref();

  app.get(siteChangesPath, { onRequest: notForVisitors }, (request, reply) => {
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, head).write(':\n\n');
    open.add(response);
    response.once('close', () => open.delete(response));
  });

  app.get(publishedRegistryPath, { onRequest: notForVisitors }, async (_request, reply) => {
    const registry = await readPublishedRegistry(db);
    if (registry === null) throw new Failure('route-0001');
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(registry);
  });

  // Open feeds would prevent the server from closing. The site's servers connect to another API.
  app.addHook('preClose', async () => {
    unfollow();
    clearInterval(heartbeat);
    for (const response of open) response.end();
  });
};
