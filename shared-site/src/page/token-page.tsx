import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { PageId } from '@summit/contract/site/page-ids';
import { Container } from '@summit/shared-ui/layout/container';
import { useOwnParameter } from '@summit/shared-ui/navigation/navigation';
import { DataPart } from '../data/data-part.tsx';
import { PageTop, type PageTopTexts } from './page-top.tsx';

interface TokenPageProps<Id extends PageId> {
  page: Id;
  texts: PageTopTexts<Id>;
  /** What the token opens, as in "The voucher could not be loaded": `voucher`. */
  label: string;
  /** In the shape of the content. */
  skeleton: ReactNode;
  /** What the token opens, in the browser alone; it may suspend. The token is empty when the address has none. */
  children: (token: string) => ReactNode;
}

/** As high as the window: what a token opens is of any height, and the footer must not be moved where it is seen. */
const Body = styled.div`
  min-height: 100vh;
  padding-block: clamp(32px, 4vw, 56px) var(--section);
`;

/** A page that a link from an email opens by `?token`; search engines leave it out. */
export function TokenPage<Id extends PageId>(props: TokenPageProps<Id>) {
  const { page, texts, label, skeleton, children } = props;
  const token = useOwnParameter('token');
  return (
    <>
      <PageTop page={page} texts={texts} head={{ robots: 'noindex' }} />
      <Container>
        <Body>
          <DataPart label={label} level={2} resetKeys={[token]} skeleton={skeleton}>
            {token === undefined ? <div aria-busy="true">{skeleton}</div> : children(token)}
          </DataPart>
        </Body>
      </Container>
    </>
  );
}
