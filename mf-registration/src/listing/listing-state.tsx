import type { listingStatuses } from '@summit/contract/shapes/listing';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { Tag } from '@summit/shared-ui/display/tag';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { ListingTexts } from './listing-response.ts';

type Status = (typeof listingStatuses)[number];

const tones = { Invited: 'accent', Submitted: 'warning', Approved: 'success', Rejected: 'danger' } as const;

/** The status of the listing, and what that means for the person who filled in the form. */
export function ListingState({ status, texts }: { status: Status; texts: ListingTexts }) {
  return (
    <aside aria-labelledby="listing-state">
      <h2 id="listing-state">{texts[`listing.state.${status}.title`]}</h2>
      <p>
        <Tag tone={tones[status]}>{status}</Tag>
      </p>
      <p>{texts[`listing.state.${status}.text`]}</p>
      <p>
        <SiteLink className="arrow-link" to={href(pages.contactUs, { search: { topic: 'sponsoring' } })}>
          {texts['listing.contact']}
        </SiteLink>
      </p>
    </aside>
  );
}
