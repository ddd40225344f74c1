import * as settingsCalls from '@summit/contract/calls/settings';
import { blitzTexts } from '@summit/contract/texts/blitz';
import { useServerData, useServerTexts } from '@summit/shared-auth';
import { TokenPage } from '@summit/shared-site/page/token-page';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { TokenRefused } from '../shared/invitations/token-refused.tsx';
import { BlitzBody } from './blitz-body.tsx';
import { type BlitzTexts, useInvitation } from './blitz-response.ts';

/** A company's table at the networking blitz, by the token of its invitation: the form, then the submitted data. */
export default function BlitzRegistrationPage() {
  const texts = useServerTexts(blitzTexts, 'blitzRegistration.');
  return (
    <TokenPage
      page="blitzRegistration"
      texts={texts}
      label="invitation"
      skeleton={<Skeleton height={72} lines={6} />}
    >
      {(token) => <Admission token={token} texts={texts} />}
    </TokenPage>
  );
}

interface TokenProps {
  token: string;
  texts: BlitzTexts;
}

/** Before a token is checked: whether there is one, and whether there is a blitz. */
function Admission({ token, texts }: TokenProps) {
  const { blitz } = useServerData(settingsCalls.settings);
  if (!blitz.isEnabled) return <Refused why="disabled" texts={texts} />;
  if (token === '') return <Refused why="missing" texts={texts} />;
  return <TableOfToken key={token} token={token} texts={texts} />;
}

function TableOfToken({ token, texts }: TokenProps) {
  const invitation = useInvitation(token);
  if (!('refused' in invitation)) return <BlitzBody invitation={invitation} token={token} texts={texts} />;
  if (invitation.refused === 'closed') return <Refused why="closed" texts={texts} />;
  return (
    <TokenRefused
      title={texts['blitzRegistration.unknown.title']}
      text={invitation.message}
      contact={texts['blitzRegistration.contact']}
    />
  );
}

function Refused({ why, texts }: { why: 'disabled' | 'missing' | 'closed'; texts: BlitzTexts }) {
  return (
    <TokenRefused
      title={texts[`blitzRegistration.${why}.title`]}
      text={texts[`blitzRegistration.${why}.text`]}
      contact={texts['blitzRegistration.contact']}
    />
  );
}
