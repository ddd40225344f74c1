import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { DataPart } from '../shared/data-part.tsx';
import { InvitationSkeleton } from '../shared/invitation-skeleton.tsx';
import { FeaturedVisit } from './featured-visit.tsx';

/** The registration of somebody whom the organisers invite to be a featured attendee, by the token of their link. */
export default function FeaturedPage() {
  const [search] = useSearch();
  const token = search.get('token') ?? '';
  return (
    <DataPart label="invitation" skeleton={<InvitationSkeleton />} level={2} resetKeys={[token]}>
      <FeaturedVisit key={token} token={token} />
    </DataPart>
  );
}
