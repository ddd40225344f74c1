import { mailTexts } from '@summit/contract/texts/mail';
import { fillText } from '@summit/contract/words/text-lookup';
import type { Db } from '../../platform/db/db.ts';
import type { EmailContent } from '../../platform/mail/email-content.ts';
import type { DesignedMail } from '../../platform/mail/outbox.queries.ts';
import { nameInEmail } from '../../platform/mail/visitor-words.ts';
import { readSection, type SettingSections } from '../../settings/public/settings.queries.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';

export type EmailKind =
  | 'passwordReset'
  | 'passwordRemoved'
  | 'newLink'
  | 'confirmation'
  | 'confirmationAgain'
  | 'confirmAddress'
  | 'loginLink'
  | 'photoRequest'
  | 'photoApproved'
  | 'photoRefused'
  | 'sessionsMoved'
  | 'sessionCancelled'
  | 'completion'
  | 'moneyBack'
  | 'refundGranted'
  | 'placeCancelled'
  | 'guestCancelled'
  | 'refundFailed'
  | 'refundByHand'
  | 'disputeOpened'
  | 'disputeLost'
  | 'cancelled'
  | 'waiting'
  | 'waitingClosed'
  | 'offer'
  | 'packageChanged'
  | 'addressChange'
  | 'addressChanged'
  | 'addressNew'
  | 'addressRestored'
  | 'transferOffer'
  | 'transferOffered'
  | 'transferWithdrawn'
  | 'transferred'
  | 'invitation'
  | 'videoAccess'
  | 'subscribed'
  | 'mediaKit'
  | 'formReceived'
  | 'nominations'
  | 'nominationContact'
  | 'organiserCodes'
  | 'organiserGuesses'
  | 'organiserLocked'
  | 'organiserPasskey'
  | 'organiserRoles'
  | 'ballotReceipt'
  | 'ballotHead'
  | 'organiserInvitation'
  | 'awardsNotice';

interface EmailDetails {
  firstName: string;
  /** The absolute address of the button. */
  url: string;
  facts?: EmailContent['facts'];
  picture?: EmailContent['picture'];
  links?: EmailContent['links'];
  /** The kit or the form that it is about. */
  kit?: string;
  /** The attendee whose ticket it is about. */
  inviter?: string;
  /** For newsletters: the absolute address of the page that ends them. */
  unsubscribeUrl?: string;
}

/** The context of every email. */
export interface EmailGround {
  texts: Record<keyof typeof mailTexts, string>;
  event: SettingSections['event'];
}

/** The subject and content of a kind of email, in the organisers' wording. */
export async function writeEmail(
  db: Db,
  kind: EmailKind,
  details: EmailDetails,
): Promise<Pick<DesignedMail, 'subject' | 'email'>> {
  const [texts, event] = [await readTexts(db, mailTexts), await readSection(db, 'event')];
  return composeEmail(kind, details, { texts, event });
}

/** The same, from a context that was read already. */
export function composeEmail(
  kind: EmailKind,
  { firstName, url, facts, picture, links, inviter = '', kit = '', unsubscribeUrl }: EmailDetails,
  { texts, event }: EmailGround,
): Pick<DesignedMail, 'subject' | 'email'> {
  const values = {
    event: event.name,
    firstName: nameInEmail(firstName),
    inviter: nameInEmail(inviter),
    kit,
    contact: event.contactEmail,
  };
  const say = (name: keyof typeof mailTexts) => fillText(texts[name], values);
  return {
    subject: say(`mail.${kind}.subject`),
    email: {
      title: say(`mail.${kind}.title`),
      greeting: say('mail.greeting'),
      paragraphs: texts[`mail.${kind}.intro`].split('\n').map((wording) => ({ wording, values })),
      facts,
      picture,
      links,
      action: { label: say(`mail.${kind}.action`), url },
      note: { wording: texts[`mail.${kind}.note`], values },
      footer: [
        { wording: texts['mail.footer.questions'], values },
        { wording: texts['mail.footer.reason'], values },
      ],
      unsubscribe: unsubscribeUrl
        ? { label: say('mail.footer.unsubscribe'), url: unsubscribeUrl }
        : undefined,
    },
  };
}
