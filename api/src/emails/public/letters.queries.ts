import { mailTexts } from '@summit/contract/texts/mail';
import { fillText } from '@summit/contract/words/text-lookup';
import type { Db } from '../../platform/db/db.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { DesignedMail } from '../../platform/mail/outbox.ts';
import { nameInLetter } from '../../platform/mail/visitor-words.ts';
import { readSection, type SettingSections } from '../../settings/public/settings.queries.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';

export type LetterKind =
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
  | 'organiserLocked'
  | 'organiserPasskey'
  | 'ballotReceipt'
  | 'ballotHead'
  | 'organiserInvitation'
  | 'awardsNotice';

interface LetterDetails {
  firstName: string;
  /** Where the button leads; absolute. */
  url: string;
  facts?: Letter['facts'];
  picture?: Letter['picture'];
  links?: Letter['links'];
  /** The kit or the form that it is about. */
  kit?: string;
  /** The attendee whose ticket it is about. */
  inviter?: string;
  /** For newsletters: the page that ends them; absolute. */
  unsubscribeUrl?: string;
}

/** What every letter is written with. */
export interface LetterGround {
  texts: Record<keyof typeof mailTexts, string>;
  event: SettingSections['event'];
}

/** The subject and content of a kind of email, in the organisers' wording. */
export async function writeLetter(
  db: Db,
  kind: LetterKind,
  details: LetterDetails,
): Promise<Pick<DesignedMail, 'subject' | 'letter'>> {
  const [texts, event] = [await readTexts(db, mailTexts), await readSection(db, 'event')];
  return composeLetter(kind, details, { texts, event });
}

/** The same from what was read already. */
export function composeLetter(
  kind: LetterKind,
  { firstName, url, facts, picture, links, inviter = '', kit = '', unsubscribeUrl }: LetterDetails,
  { texts, event }: LetterGround,
): Pick<DesignedMail, 'subject' | 'letter'> {
  const values = {
    event: event.name,
    firstName: nameInLetter(firstName),
    inviter: nameInLetter(inviter),
    kit,
    contact: event.contactEmail,
  };
  const say = (name: keyof typeof mailTexts) => fillText(texts[name], values);
  return {
    subject: say(`mail.${kind}.subject`),
    letter: {
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
