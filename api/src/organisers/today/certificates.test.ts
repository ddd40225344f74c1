import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import Fastify from 'fastify';
import forge from 'node-forge';
import { expect, onTestFinished, test } from 'vitest';
import * as calls from '@summit/contract/calls/organise-today';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import type { Config } from '../../platform/config.ts';
import { JobRuns } from '../../platform/jobs/job-runs.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { describeExpiring, getConfiguredCertificates } from './certificates.ts';
import { readServerCertificate, siteCertificateJob, watchSiteCertificate } from './site-certificate.ts';

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const expiry = '2027-06-08T12:00:00Z';

/** A self-signed certificate in PEM. */
function certificateUntil(until: string): string {
  const made = forge.pki.createCertificate();
  made.publicKey = forge.pki.publicKeyFromPem(keys.publicKey);
  made.serialNumber = '01';
  made.validity.notBefore = new Date('2026-01-01T00:00:00Z');
  made.validity.notAfter = new Date(until);
  made.setSubject([{ name: 'commonName', value: 'summit.example' }]);
  made.setIssuer(made.subject.attributes);
  made.sign(forge.pki.privateKeyFromPem(keys.privateKey), forge.md.sha256.create());
  return forge.pki.certificateToPem(made);
}

function walletWith(certificate: string): NonNullable<Config['appleWallet']> {
  return {
    passTypeIdentifier: 'pass.example.summit',
    teamIdentifier: 'TEAM123456',
    certificate,
    privateKey: keys.privateKey,
    wwdrCertificate: certificateUntil('2036-01-01T00:00:00Z'),
  };
}

/** Starts a server on this machine, and returns its port. */
async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A client that leaves is no error. */
const ignoreErrors = (socket: Socket) => socket.on('error', () => undefined);

/** Starts a server with a certificate. */
function serveWith(cert: string): Promise<number> {
  return listen(createTlsServer({ key: keys.privateKey, cert }, ignoreErrors));
}

/** The need for certificates, as an owner sees it at a moment. */
async function readNeed(change: Partial<Config>, now: string) {
  const api = await openTestApp(change);
  onTestFinished(() => api.close());
  api.clock.moveTo(new Date(now));
  if (change.siteOrigin) await api.app.jobRuns.run(siteCertificateJob);
  const { body } = await api.call(calls.today, { token: await api.organise('owner') });
  return body.needs.find(({ id }) => id === 'certificates');
}

/** What is known of the certificate of a site, and the jobs that fail. */
async function watch(siteOrigin: string) {
  const app = Fastify({ logger: false }).decorate('jobRuns', new JobRuns());
  onTestFinished(() => void app.close());
  const getSiteCertificates = watchSiteCertificate(app, { siteOrigin });
  await app.ready();
  await app.jobRuns.run(siteCertificateJob);
  return { found: getSiteCertificates(), failing: app.jobRuns.failing() };
}

test.each<[string, string, string[]]>([
  ['31 days before its end', '2027-05-08T12:00:00Z', []],
  ['30 days before', '2027-05-09T12:00:00Z', ['Pass: valid until Tue 8 June 2027, 13:00, London time']],
  ['at its end', expiry, ['Pass: expired, was valid until Tue 8 June 2027, 13:00, London time']],
])('a certificate %s', (_when, now, words) => {
  const validity = { from: new Date('2026-06-08T12:00:00Z'), until: new Date(expiry) };
  const certificates = [{ name: 'Pass', validity }];
  expect(describeExpiring(certificates, new Date(now), venueClock('Europe/London'))).toEqual(words);
});

test('a certificate of 90 days is not reported before a program has had time to renew it, a month before its end', () => {
  const validity = { from: new Date('2027-03-10T12:00:00Z'), until: new Date(expiry) };
  const describe = (now: string) =>
    describeExpiring([{ name: 'The site', validity }], new Date(now), venueClock('UTC'));
  expect(describe('2027-05-15T12:00:00Z')).toEqual([]);
  expect(describe('2027-05-17T12:00:00Z')).toEqual([expect.stringContaining('The site: valid until')]);
});

test('a certificate that cannot be read is reported, and only configured ones are looked at', () => {
  const appleWallet = walletWith('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----');
  const certificates = getConfiguredCertificates({ appleWallet });
  expect(describeExpiring(certificates, new Date('2027-01-01'), venueClock('UTC'))).toEqual([
    'Apple Wallet, APPLE_PASS_CERTIFICATE: cannot be read',
  ]);
  expect(getConfiguredCertificates({ appleWallet: null })).toEqual([]);
});

test('Today names the certificate of Apple Wallet that expires soon, and until when it is valid', async () => {
  const appleWallet = walletWith(certificateUntil(expiry));
  const need = await readNeed({ appleWallet }, '2027-05-20T12:00:00Z');
  expect(need).toMatchObject({ label: 'Certificates to renew', count: 1 });
  expect(need?.details[0]).toMatch(/APPLE_PASS_CERTIFICATE: valid until Tue 8 June 2027/);
});

test('Today names the certificate of the site, although it has expired and nobody trusts it', async () => {
  const port = await serveWith(certificateUntil(expiry));
  // This address leads to this machine as well, and is none of its loopback names.
  const siteOrigin = `https://0.0.0.0:${port}`;
  const need = await readNeed({ siteOrigin }, '2027-06-10T12:00:00Z');
  expect(need?.details).toEqual([
    expect.stringMatching(/^The site, 0\.0\.0\.0:\d+: expired, was valid until Tue 8 June 2027/),
  ]);
});

test('a site that cannot be reached is no failing job, and nothing is reported', async () => {
  expect(await watch('https://0.0.0.0:9')).toEqual({ found: [], failing: [] });
});

test.each(['http://summit.example', 'https://localhost:3000'])('nothing is read from %s', async (origin) => {
  await expect(watch(origin)).rejects.toThrow('There is no job');
});

test('a server that never responds is given up', async () => {
  const port = await listen(createServer(ignoreErrors));
  await expect(readServerCertificate(`https://127.0.0.1:${port}`, 100)).rejects.toThrow('in time');
});
