import { Agent as HttpAgent, type IncomingMessage, request as requestByHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestByHttps } from 'node:https';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { releaseFilePolicy } from '@summit/contract/releases/release-policy';
import { buildIdPattern } from '@summit/contract/releases/remote-descriptor';
import { noSniffing } from './security-headers.ts';

/** The paths of files that browsers load: not the server's build, no source map, and no path out of the release. */
const publicFile = /^browser\/(?!\.|.*\/\.)[\w./-]+(?<!\.map|\.map\.br|\.map\.gz)$/;

/** The headers of a file server that are passed on, besides `cache-control`. */
const passedOn = ['content-type', 'content-length', 'content-encoding', 'cache-control', 'vary'] as const;

/** Headers of every response: no file may act as a page of the site. */
const inert = { ...noSniffing, 'content-security-policy': releaseFilePolicy };

const timeoutMs = 20_000;
const agents = {
  'http:': new HttpAgent({ keepAlive: true }),
  'https:': new HttpsAgent({ keepAlive: true }),
};

interface FileRoute {
  Params: { remote: string; build: string; '*': string };
}

/** Who may load the files of a release: all browsers, those with a preview of it, or none. */
export type FileAccess = 'everybody' | 'preview' | 'nobody';

interface RemoteFiles {
  /** The origins where a remote's files may be, the likeliest first; empty for an unknown remote. */
  originsOf: (remote: string) => readonly string[];
  accessTo: (request: FastifyRequest, remote: string, buildId: string) => Promise<FileAccess>;
}

/** Headers of a preview's file: only the browser's own cache may store it, as long as any file of a release. */
const ofPreview = {
  'cache-control': 'private, max-age=31536000, immutable',
  vary: 'accept-encoding, cookie',
};

/**
 * Serves the remotes' files under the site's own address, too: no open tab's policy forbids the origin of a newer
 * release, and only the site has to be reachable.
 */
export function serveRemoteFiles(app: FastifyInstance, { originsOf, accessTo }: RemoteFiles): void {
  app.get<FileRoute>('/r/:remote/:build/*', async (request, reply) => {
    const { remote, build, '*': file } = request.params;
    // A service worker would stay between the site and its visitors after the release is gone.
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
      // The file may exist in a moment.
      if (response?.statusCode !== 404) status = 503;
    }
    return missing(reply, status);
  });
}

/**
 * A reused connection may be closed just as the request is sent, and a file server that is reloaded closes all of
 * them: then the request is retried once on a new connection.
 */
async function fileAt(url: URL, method: string, accepted: string): Promise<IncomingMessage> {
  try {
    return await requestFile(url, method, accepted, agents[getProtocol(url)]);
  } catch (error) {
    if (error instanceof ClosedMeanwhile) return requestFile(url, method, accepted, false);
    throw error;
  }
}

/** The error codes of reading from, or writing to, a closed connection. */
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

/**
 * Not cached, since the file may exist in a moment. With the type of a script, so that the console shows no other
 * error.
 */
function missing(reply: FastifyReply, status: number): FastifyReply {
  reply.code(status).headers({ 'cache-control': 'no-store', ...inert });
  return reply.type('text/javascript; charset=utf-8').send('');
}
