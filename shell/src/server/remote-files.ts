import { Agent as HttpAgent, type IncomingMessage, request as requestByHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestByHttps } from 'node:https';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { buildIdPattern } from '@summit/contract/remote-descriptor';
import { noSniffing } from './security-headers.ts';

/** A file that browsers load: not the server's build, not a source map, and nothing that leads out of the release. */
const publicFile = /^browser\/(?!\.|.*\/\.)[\w./-]+(?<!\.map|\.map\.br|\.map\.gz)$/;

/** What a file server says of a file that browsers and caches have to know; it also says how long it may be stored. */
const passedOn = ['content-type', 'content-length', 'content-encoding', 'cache-control', 'vary'] as const;

const timeoutMs = 20_000;
const agents = {
  'http:': new HttpAgent({ keepAlive: true }),
  'https:': new HttpsAgent({ keepAlive: true }),
};

interface FileRoute {
  Params: { remote: string; build: string; '*': string };
}

/**
 * Serves the remotes' files under the site's own address, as well as their own servers do: a tab meets no policy that
 * forbids the origin of a newer release, and only the site has to be reachable. `originOf` returns where a remote's file
 * server is, or undefined for one that is not known.
 */
export function serveRemoteFiles(
  app: FastifyInstance,
  originOf: (remote: string) => string | undefined,
): void {
  app.get<FileRoute>('/r/:remote/:build/*', async (request, reply) => {
    const { remote, build, '*': file } = request.params;
    const origin = originOf(remote);
    if (!origin || !buildIdPattern.test(build) || !publicFile.test(file)) return missing(reply, 404);
    const accepted = request.headers['accept-encoding'] ?? 'identity';
    try {
      const response = await fileAt(new URL(`${origin}/${build}/${file}`), request.method, accepted);
      if (response.statusCode !== 200) {
        response.resume();
        return await missing(reply, response.statusCode === 404 ? 404 : 503);
      }
      return await reply.headers({ ...headersOf(response), ...noSniffing }).send(response);
    } catch {
      return missing(reply, 503);
    }
  });
}

function fileAt(url: URL, method: string, accepted: string): Promise<IncomingMessage> {
  const isSafe = url.protocol === 'https:';
  const send = isSafe ? requestByHttps : requestByHttp;
  return new Promise((resolve, reject) => {
    const agent = agents[isSafe ? 'https:' : 'http:'];
    const headers = { 'accept-encoding': accepted };
    const sent = send(url, { method, agent, headers, timeout: timeoutMs }, resolve);
    sent.on('timeout', () => sent.destroy(new Error('The file server does not respond')));
    sent.on('error', reject).end();
  });
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(passedOn.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
}

/** Not stored: the file may be there in a moment. Of a script's type, so that its failure is the only thing that is said. */
function missing(reply: FastifyReply, status: number): FastifyReply {
  reply.code(status).headers({ 'cache-control': 'no-store', ...noSniffing });
  return reply.type('text/javascript; charset=utf-8').send('');
}
