import type { ReactNode } from 'react';
import type { HeaderKind } from '@summit/contract/site/header-heights';
import { Container } from '../layout/container.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import * as styles from './being-prepared.module.css';

export interface BeingPreparedProps {
  title: string;
  /** The kind of header that the finished page will have. */
  kind?: HeaderKind;
  /** What the finished page will offer. */
  children?: ReactNode;
  /** Links for the meantime. */
  links?: readonly { to: string; label: string }[];
}

/** The whole body of a page that is announced but not open yet. */
export function BeingPrepared({ title, kind = 'plain', children, links = [] }: BeingPreparedProps) {
  return (
    <>
      <PageHeader kind={kind} title={title} eyebrow="This page is being prepared" />
      <Container>
        <div className={styles.body}>
          <div className="lead">
            {children ??
              'We are still setting this page. It opens here, at this address, so you can keep the link.'}
          </div>
          {links.length > 0 && (
            <nav aria-label="Meanwhile">
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <SiteLink to={to} className="arrow-link">
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </Container>
    </>
  );
}
