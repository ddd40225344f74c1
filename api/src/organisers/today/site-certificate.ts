import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Config } from '../../platform/config.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { loggable } from '../../platform/logging/loggable.ts';
import { isLoopbackOrigin } from '../../platform/not-for-visitors.ts';
import type { Api } from '../../platform/platform.ts';
import { type Certificate, readValidity } from './certificates.ts';

/** The name of the job. */
export const siteCertificateJob = 'read the certificate of the site';

const everyHour = 3_600_000;
const timeoutMs = 3000;

/**
 * Reads every hour which certificate visitors of the site get: the proxy in front of the site holds it. Returns a reader of
 * the last one that was read, if any.
 */
export function watchSiteCertificate(
  app: Api,
  { siteOrigin }: Pick<Config, 'siteOrigin'>,
): () => readonly Certificate[] {
  const { protocol, host } = new URL(siteOrigin);
  let found: readonly Certificate[] = [];
  if (protocol === 'https:' && !isLoopbackOrigin(siteOrigin)) {
    const reading = repeat(app, siteCertificateJob, everyHour, async () => {
      try {
        const certificate = await readServerCertificate(siteOrigin, timeoutMs);
        found = [{ name: `The site, ${host}`, validity: readValidity(certificate) }];
      } catch (error) {
        // It is no failure: visitors may reach the site where this server cannot.
        app.log.info({ error: loggable(error) }, 'The certificate of the site could not be read');
      }
    });
    app.addHook('onReady', async () => reading.kick());
  }
  return () => found;
}

/** The bytes of the certificate that a server presents, valid or not. @throws Error when there is none within the time */
export function readServerCertificate(origin: string, withinMs: number): Promise<Buffer> {
  const { hostname, port } = new URL(origin);
  // An address of IPv6 has brackets in a URL only.
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      // Nothing is sent, and an expired certificate has to be read as well.
      rejectUnauthorized: false,
      ...(isIP(host) === 0 && { servername: host }),
    });
    const timer = setTimeout(
      () => socket.destroy(new Error('The server did not respond in time.')),
      withinMs,
    );
    socket.on('secureConnect', () => {
      const certificate = socket.getPeerX509Certificate();
      if (certificate) resolve(certificate.raw);
      socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      reject(new Error('The server presented no certificate.'));
    });
  });
}
