import { createTransport } from 'nodemailer';
import type { MailAttachment } from './mail.tables.ts';

/** An email being sent. `id` is the same on every attempt, so that a mailbox can recognise duplicates. */
export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
  replyTo: string | null;
  attachments: readonly MailAttachment[];
}

/** Passes emails to a mail server. */
export interface MailTransport {
  /** @throws DeliveryError */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Why a mail server did not accept an email. `isFinal`: another attempt would fail too. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';

  constructor(
    message: string,
    readonly isFinal: boolean,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** Longer than any response of a healthy server, much shorter than the lease of an email, in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** @param url `smtp://user:password@host:587`, or `smtps://...` @param from `Summit <no-reply@summit.example>` */
export function smtpTransport(url: string, from: string): MailTransport {
  const server = createTransport({ url, ...timeouts });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, html, unsubscribeUrl, replyTo, attachments }) {
      const headers = { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && oneClick(unsubscribeUrl)) };
      try {
        // An object, so that nothing in the address can be read as a second recipient.
        const recipient = { name: '', address: to };
        await server.sendMail({
          from,
          to: recipient,
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          headers,
          attachments: attachments.map((file) => ({ ...file, encoding: 'base64' })),
          messageId: `<${id}@${domain}>`,
        });
      } catch (error) {
        throw deliveryError(error);
      }
    },
    close: () => server.close(),
  };
}

/** Lets mail programs offer “Unsubscribe” beside the sender's name, without opening a page (RFC 8058). */
function oneClick(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function deliveryError(error: unknown): DeliveryError {
  const {
    code = 'unknown',
    responseCode,
    command,
  } = error as { code?: string; responseCode?: number; command?: string };
  const isRefused = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
  // The server refuses this email or its recipient. After a lost connection it may be sent later, and after a refused login
  // or sender too: those are the same for every email, which would all be lost.
  const isFinal = isRefused && command !== 'MAIL FROM';
  return new DeliveryError(`grid-0001 ${code}${responseCode ? ` ${responseCode}` : ''}`, isFinal, error);
}
