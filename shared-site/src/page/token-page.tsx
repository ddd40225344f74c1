import type { ReactNode } from 'react';
import type { PageId } from '@summit/contract/site/page-ids';
import { Container } from '@summit/shared-ui/layout/container';
import { useOwnParameter } from '@summit/shared-ui/navigation/navigation';
import { DataPart } from '../data/data-part.tsx';
import { PageTop, type PageTopTexts } from './page-top.tsx';
import * as styles from './token-page.module.css';

interface TokenPageProps<Id extends PageId> {
  page: Id;
  texts: PageTopTexts<Id>;
  /** The name of the content, as in "The voucher could not be loaded": `voucher`. */
  label: string;
  /** A skeleton in the shape of the content. */
  skeleton: ReactNode;
  /** The content for the token, in the browser only; it may suspend. The token is empty when the address has none. */
  children: (token: string) => ReactNode;
}

/** A page that a link in an email opens by `?token`; search engines do not index it. */
export function TokenPage<Id extends PageId>(props: TokenPageProps<Id>) {
  const { page, texts, label, skeleton, children } = props;
  const token = useOwnParameter('token');
  return (
    <>
      <PageTop page={page} texts={texts} head={{ robots: 'noindex' }} />
      <Container>
        <div className={styles.body}>
          <DataPart label={label} level={2} resetKeys={[token]} skeleton={skeleton}>
            {token === undefined ? <div aria-busy="true">{skeleton}</div> : children(token)}
          </DataPart>
        </div>
      </Container>
    </>
  );
}
