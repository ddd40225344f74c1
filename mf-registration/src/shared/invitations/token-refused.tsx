import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';

interface TokenRefusedProps {
  title: string;
  text: string;
  /** `Write to us` */
  contact: string;
}

/** An email's link that is invalid: why, and whom to contact. */
export function TokenRefused({ title, text, contact }: TokenRefusedProps) {
  return (
    <EmptyState
      level={2}
      title={title}
      action={
        <ButtonLink to={href(pages.contactUs, { search: { topic: 'tickets' } })} variant="secondary">
          {contact}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
