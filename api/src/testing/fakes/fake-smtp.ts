import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An email as it arrived at the mail server. */
export interface ArrivedMail {
  to: string[];
  /** The whole message, headers first. */
  source: string;
}

export interface FakeSmtp {
  url: string;
  arrived: ArrivedMail[];
  close(): Promise<void>;
}

/** A mail server on this machine that stores what it receives. */
export async function openFakeSmtp(options: Partial<SMTPServerOptions> = {}): Promise<FakeSmtp> {
  const arrived: ArrivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        arrived.push({ to, source: Buffer.concat(chunks).toString() });
        callback();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
