import { Facts } from '@summit/shared-ui/display/facts';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { Listing, ListingTexts } from './listing-response.ts';
import { LogoPlace } from './logo-place.tsx';

/** The submitted data, read-only. */
export function ListingEntry({ listing, texts }: { listing: Listing; texts: ListingTexts }) {
  const { listingInvitation, listingMetadata, logoSize } = listing;
  if (listingMetadata === null) return null;
  const { description, website, category, logoUrl } = listingMetadata;
  return (
    <>
      <Facts
        items={[
          { term: texts['listing.form.company'], detail: listingInvitation.company },
          { term: texts['listing.form.description'], detail: description },
          { term: texts['listing.form.website'], detail: <SiteLink to={website}>{website}</SiteLink> },
          { term: texts['listing.form.category'], detail: category },
        ]}
      />
      {logoUrl && (
        <LogoPlace
          size={logoSize}
          src={logoUrl}
          alt={`${texts['listing.form.logo']}: ${listingInvitation.company}`}
        />
      )}
    </>
  );
}
