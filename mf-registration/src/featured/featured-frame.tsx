import type { ReactNode } from 'react';
import { InvitationFrame } from '../shared/invitations/invitation-frame.tsx';
import { useFeaturedTexts } from '../shared/texts/use-featured-texts.ts';

interface FeaturedFrameProps {
  /** Replaces the page's own. */
  title?: string;
  lead?: string;
  children: ReactNode;
}

/** The page of an invitation to be featured. */
export function FeaturedFrame({ title, lead, children }: FeaturedFrameProps) {
  const texts = useFeaturedTexts();
  return (
    <InvitationFrame
      page="registrationFeatured"
      title={title ?? texts['registrationFeatured.header.title']}
      description={texts['registrationFeatured.meta.description']}
      lead={lead}
    >
      {children}
    </InvitationFrame>
  );
}
