import styled from '@emotion/styled';
import { settingsCalls } from '@summit/contract/calls/settings';
import { blitzTexts } from '@summit/contract/texts/blitz';
import { useServerData, useServerTexts } from '@summit/shared-auth';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Container } from '@summit/shared-ui/layout/container';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { DataPart } from '../shared/data-part.tsx';
import { TokenRefused } from '../shared/token-refused.tsx';
import { useInvitation, type BlitzTexts } from './blitz-answer.ts';
import { BlitzBody } from './blitz-body.tsx';

const Body = styled.div`
  padding-block: clamp(32px, 4vw, 56px) var(--section);
`;

/** A company's table at the networking blitz, by the token of its invitation: the form, and then what was submitted. */
export default function BlitzRegistrationPage() {
  const texts = useServerTexts(blitzTexts, 'blitzRegistration.');
  const [search] = useSearch();
  const token = search.get('token') ?? '';
  return (
    <>
      <PageMeta
        title={texts['blitzRegistration.header.title']}
        description={texts['blitzRegistration.meta.description']}
        robots="noindex"
      />
      <PageHeader
        kind="plain"
        title={texts['blitzRegistration.header.title']}
        lead={texts['blitzRegistration.header.lead']}
      />
      <Container>
        <Body>
          <DataPart
            label="invitation"
            level={2}
            resetKeys={[token]}
            skeleton={<Skeleton height={72} lines={6} />}
          >
            <Admission token={token} texts={texts} />
          </DataPart>
        </Body>
      </Container>
    </>
  );
}

interface TokenProps {
  token: string;
  texts: BlitzTexts;
}

/** Before a token is asked about: whether there is one, and whether there is a blitz. */
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
