import styled from '@emotion/styled';
import { Container } from '@summit/shared-ui/layout/container';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import type { ReactNode } from 'react';
import { useFeaturedTexts } from '../shared/use-featured-texts.ts';

const Body = styled.div`
  padding-block: clamp(28px, 4vw, 48px) var(--section);
`;

interface FeaturedFrameProps {
  /** In place of the page's own. */
  title?: string;
  lead?: string;
  children: ReactNode;
}

/** The page around whatever the invitation is worth. */
export function FeaturedFrame({ title, lead, children }: FeaturedFrameProps) {
  const texts = useFeaturedTexts();
  const heading = title ?? texts['registrationFeatured.header.title'];
  return (
    <>
      <PageMeta
        title={heading}
        description={texts['registrationFeatured.meta.description']}
        robots="noindex"
      />
      <PageHeader kind="plain" title={heading} lead={lead} />
      <Container>
        <Body>{children}</Body>
      </Container>
    </>
  );
}
