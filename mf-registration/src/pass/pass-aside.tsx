import * as settingsCalls from '@summit/contract/calls/settings';
import { daySpan } from '@summit/contract/money-and-time/day-words';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { type PassKindName, registrationKinds } from '@summit/contract/registration/registration-kinds';
import { loginHash } from '@summit/contract/site/page-hashes';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerData } from '@summit/shared-auth';
import { Facts } from '@summit/shared-ui/display/facts';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { PassTexts } from '../shared/texts/use-pass-texts.ts';
import type { PassInvitation } from './use-pass-invitation.ts';

interface PassAsideProps {
  invitation: PassInvitation;
  texts: PassTexts;
}

/** Beside the form: whose passes they are, how many are left, and a login for anyone who has already begun. */
export function PassAside({ invitation, texts }: PassAsideProps) {
  const { event } = useServerData(settingsCalls.settings);
  const { name, type, passesLeft: left, passesLimit: limit, validUntil } = invitation;
  return (
    <aside aria-label={texts['registrationInvitation.passes']}>
      <h2>{texts['registrationInvitation.pass']}</h2>
      <Facts
        items={[
          {
            term: texts['registrationInvitation.passes'],
            detail: (
              <strong>{fillText(texts['registrationInvitation.passes.of'], numbers({ left, limit }))}</strong>
            ),
          },
          { term: texts['registrationInvitation.from'], detail: name },
          { term: texts['registrationInvitation.as'], detail: registrationKinds[type as PassKindName].title },
          { term: texts['registrationInvitation.days'], detail: daySpan(event.startsOn, event.endsOn) },
          { term: texts['registrationInvitation.venue'], detail: `${event.venue}, ${event.city}` },
          { term: texts['registrationInvitation.price'], detail: texts['registrationInvitation.nothing'] },
          ...(validUntil
            ? [
                {
                  term: texts['registrationInvitation.validUntil'],
                  detail: venueClock(event.timeZone).end(validUntil),
                },
              ]
            : []),
        ]}
      />
      <p>
        {texts['registrationInvitation.begunBefore']} <SiteLink to={`#${loginHash}`}>Log in</SiteLink>
      </p>
    </aside>
  );
}

function numbers(counts: Record<'left' | 'limit', number>): Record<string, string> {
  return { left: String(counts.left), limit: String(counts.limit) };
}
