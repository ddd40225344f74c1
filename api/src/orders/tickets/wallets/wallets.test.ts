import { createHash, generateKeyPairSync } from 'node:crypto';
import { unzipSync } from 'fflate';
import { decodeJwt, importSPKI, jwtVerify } from 'jose';
import forge from 'node-forge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as ticketCalls from '@summit/contract/calls/tickets';
import type { Config } from '../../../platform/config.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createGoogleWallet } from './google-wallet.ts';

const google = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { format: 'pem', type: 'spki' },
  privateKeyEncoding: { format: 'pem', type: 'pkcs8' },
});

interface Certified {
  made: forge.pki.Certificate;
  keys: forge.pki.rsa.KeyPair;
  pem: string;
  key: string;
}

/** A certificate and its key; self-signed without an issuer. */
function certificate(commonName: string, issuer?: Certified): Certified {
  const keys = forge.pki.rsa.generateKeyPair({ bits: 1024, e: 65537 });
  const made = forge.pki.createCertificate();
  made.publicKey = keys.publicKey;
  made.serialNumber = '01';
  made.validity.notBefore = new Date('2026-01-01T00:00:00Z');
  made.validity.notAfter = new Date('2036-01-01T00:00:00Z');
  made.setSubject([{ name: 'commonName', value: commonName }]);
  made.setIssuer(issuer?.made.subject.attributes ?? made.subject.attributes);
  made.sign(issuer?.keys.privateKey ?? keys.privateKey, forge.md.sha256.create());
  return {
    made,
    keys,
    pem: forge.pki.certificateToPem(made),
    key: forge.pki.privateKeyToPem(keys.privateKey),
  };
}

const authority = certificate('Test Authority');
const own = certificate('Pass Type ID: pass.example.summit', authority);

const config: Pick<Config, 'appleWallet' | 'googleWallet'> = {
  appleWallet: {
    passTypeIdentifier: 'pass.example.summit',
    teamIdentifier: 'TEAM123456',
    certificate: own.pem,
    privateKey: own.key,
    wwdrCertificate: authority.pem,
  },
  googleWallet: {
    issuerId: '3388000000000000001',
    email: 'wallet@summit.example',
    privateKey: google.privateKey,
  },
};

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp(config);
});

afterAll(() => api.close());

async function ticketOfBuyer() {
  const { body } = await api.call(ticketCalls.ticket, { token: await api.loginAs('buy') });
  return body;
}

/** The signed content, and whether the signature is this certificate's. */
function isSignedBy(signature: Uint8Array, content: Uint8Array, { made }: Certified): boolean {
  const bytes = forge.util.createBuffer(Buffer.from(signature).toString('binary'));
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(bytes)) as unknown as {
    rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string };
  };
  const { authenticatedAttributes, signature: signed } = message.rawCapture;
  const { Class, Type, create, toDer } = forge.asn1;
  const attributes = create(Class.UNIVERSAL, Type.SET, true, authenticatedAttributes);
  const der = toDer(attributes).getBytes();
  const digest = createHash('sha1').update(content).digest('binary');
  const hash = forge.md.sha1.create();
  hash.update(der);
  const publicKey = made.publicKey as forge.pki.rsa.PublicKey;
  return der.includes(digest) && publicKey.verify(hash.digest().bytes(), signed);
}

test('a pass for Apple Wallet has the ticket, and the signature of the configured certificate', async () => {
  const ticket = await ticketOfBuyer();
  expect(ticket.hasAppleWallet).toBe(true);
  const { raw } = await api.call(ticketCalls.applePass, { query: { ticket: ticket.token } });
  expect(raw.headers['content-type']).toBe('application/vnd.apple.pkpass');
  const files = unzipSync(raw.rawPayload);

  const pass = JSON.parse(Buffer.from(files['pass.json'] ?? []).toString()) as object;
  expect(pass).toMatchObject({
    passTypeIdentifier: 'pass.example.summit',
    teamIdentifier: 'TEAM123456',
    serialNumber: ticket.number,
    barcodes: [{ format: 'PKBarcodeFormatQR', message: ticket.code }],
  });
  const { signature, 'manifest.json': manifest, ...rest } = files;
  const hashes = Object.entries(rest).map(([name, bytes]) => [
    name,
    createHash('sha1').update(bytes).digest('hex'),
  ]);
  expect(JSON.parse(Buffer.from(manifest ?? []).toString())).toEqual(Object.fromEntries(hashes));
  expect(Object.keys(rest)).toEqual(expect.arrayContaining(['icon.png', 'icon@2x.png']));
  expect(isSignedBy(signature ?? new Uint8Array(), manifest ?? new Uint8Array(), own)).toBe(true);
  expect(isSignedBy(signature ?? new Uint8Array(), Buffer.from('{}'), own)).toBe(false);
});

test('a link to Google Wallet has the ticket, and the signature of the configured account', async () => {
  const ticket = await ticketOfBuyer();
  const token = ticket.googleWalletUrl?.replace('https://pay.google.com/gp/v/save/', '') ?? '';
  const key = await importSPKI(google.publicKey, 'RS256');
  await expect(
    jwtVerify(token, key, { audience: 'google', issuer: 'wallet@summit.example' }),
  ).resolves.toBeDefined();

  expect(decodeJwt(token)).toMatchObject({
    typ: 'savetowallet',
    payload: {
      eventTicketClasses: [{ eventName: { defaultValue: { value: 'Summit London 2027' } } }],
      eventTicketObjects: [{ ticketNumber: ticket.number, barcode: { type: 'QR_CODE', value: ticket.code } }],
    },
  });
});

test('an unreadable key prevents the start', async () => {
  const account = { issuerId: '1', email: 'a@b.example', privateKey: 'no key' };
  await expect(createGoogleWallet(account, 'https://summit.example')).rejects.toThrow(/PKCS#8/);
});
