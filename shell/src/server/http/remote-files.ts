import { Agent as HttpAgent, type IncomingMessage, request as requestByHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestByHttps } from 'node:https';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { releaseFilePolicy } from '@summit/contract/releases/release-policy';
import { buildIdPattern } from '@summit/contract/releases/remote-descriptor';
import { noSniffing } from './security-headers.ts';

/** A file that browsers load: not the server's build, not a source map, and nothing that leads out of the release. */
const publicFile = /^browser\/(?!\.|.*\/\.)[\w./-]+(?<!\.map|\.map\.br|\.map\.gz)$/;

/** What a file server says of a file that browsers and caches have to know; it also says how long it may be stored. */
const passedOn = ['content-type', 'content-length', 'content-encoding', 'cache-control', 'vary'] as const;

/** Of every response: no file is a page of the site. */
const inert = { ...noSniffing, 'content-security-policy': releaseFilePolicy };

const timeoutMs = 20_000;
const agents = {
  'http:': new HttpAgent({ keepAlive: true }),
  'https:': new HttpsAgent({ keepAlive: true }),
};

interface FileRoute {
  Params: { remote: string; build: string; '*': string };
}

/** Who may have the files of a release: everybody, a browser that looks at a preview of it, or nobody who asks now. */
export type FileAccess = 'everybody' | 'preview' | 'nobody';

interface RemoteFiles {
  /** Where a remote's files may be, the likeliest first; none for one that is not known. */
  originsOf: (remote: string) => readonly string[];
  accessTo: (request: FastifyRequest, remote: string, buildId: string) => Promise<FileAccess>;
}

/** In no cache but the browser's own, where it lasts as long as any file of a release. */
const ofPreview = {
  'cache-control': 'private, max-age=31536000, immutable',
  vary: 'accept-encoding, cookie',
};

/**
 * Serves the remotes' files under the site's own address, as well as their own servers do: a tab meets no policy that
 * forbids the origin of a newer release, and only the site has to be reachable.
 */
export function serveRemoteFiles(app: FastifyInstance, { originsOf, accessTo }: RemoteFiles): void {
  app.get<FileRoute>('/r/:remote/:build/*', async (request, reply) => {
    const { remote, build, '*': file } = request.params;
    // It would stay between the site and its visitors after the release is gone.
    if (request.headers['service-worker'] !== undefined) return missing(reply, 404);
    if (!buildIdPattern.test(build) || !publicFile.test(file)) return missing(reply, 404);
    const access = await accessTo(request, remote, build);
    if (access === 'nobody') return missing(reply, 404);
    const accepted = request.headers['accept-encoding'] ?? 'identity';
    let status: 404 | 503 = 404;
    for (const origin of originsOf(remote)) {
      const address = new URL(`${origin}/${build}/${file}`);
      const response = await fileAt(address, request.method, accepted).catch(() => null);
      if (response?.statusCode === 200) {
        const headers = { ...getHeaders(response), ...inert, ...(access === 'preview' && ofPreview) };
        return reply.headers(headers).send(response);
      }
      response?.resume();
      // It may be there in a moment.
      if (response?.statusCode !== 404) status = 503;
    }
    return missing(reply, status);
  });
}

/**
 * A connection that had been used before may be closed just as it is used again, and a file server that is reloaded closes
 * all of them: the file is then requested once more, by a connection of its own.
 */
async function fileAt(url: URL, method: string, accepted: string): Promise<IncomingMessage> {
  try {
    return await requestFile(url, method, accepted, agents[getProtocol(url)]);
  } catch (error) {
    if (error instanceof ClosedMeanwhile) return requestFile(url, method, accepted, false);
    throw error;
  }
}

/** Read from it, or written to it. */
const closedCodes = new Set<string | undefined>(['ECONNRESET', 'EPIPE']);

class ClosedMeanwhile extends Error {
  override readonly name = 'ClosedMeanwhile';
}

function getProtocol(url: URL): keyof typeof agents {
  return url.protocol === 'https:' ? 'https:' : 'http:';
}

function requestFile(
  url: URL,
  method: string,
  accepted: string,
  agent: HttpAgent | false,
): Promise<IncomingMessage> {
  const send = getProtocol(url) === 'https:' ? requestByHttps : requestByHttp;
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': accepted };
    const sent = send(url, { method, agent, headers, timeout: timeoutMs }, resolve);
    sent.on('timeout', () => sent.destroy(new Error('The file server does not respond')));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const isOfOldConnection = sent.reusedSocket && closedCodes.has(error.code);
      reject(isOfOldConnection ? new ClosedMeanwhile(error.message) : error);
    });
    sent.end();
  });
}

function getHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(passedOn.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
}

/** Not stored: the file may be there in a moment. Of a script's type, so that its failure is the only thing that is said. */
function missing(reply: FastifyReply, status: number): FastifyReply {
  reply.code(status).headers({ 'cache-control': 'no-store', ...inert });
  return reply.type('text/javascript; charset=utf-8').send('');
}
