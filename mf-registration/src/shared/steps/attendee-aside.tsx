import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import type { AttendeeDetails } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Facts } from '@summit/shared-ui/display/facts';
import { useKindOf } from './use-kind-of.ts';

/** The attendee's details from the first step, how to correct them, and a logout for other people. */
export function AttendeeAside({ attendee, onLogout }: { attendee: AttendeeDetails; onLogout: () => void }) {
  const { firstName, lastName, email, company } = attendee;
  const kind = useKindOf(attendee);
  return (
    <aside aria-label="Whose registration this is">
      <h2>You are registering</h2>
      <Facts
        items={[
          { term: 'Name', detail: `${firstName} ${lastName}` },
          { term: 'Email', detail: email },
          ...(company ? [{ term: 'Company', detail: company }] : []),
          { term: 'As', detail: kind },
        ]}
      />
      <div>
        <ButtonLink variant="quiet" size="small" to={href(pages.registrationManage)}>
          Correct my details
        </ButtonLink>
        <Button variant="quiet" size="small" onClick={onLogout}>
          This is not me: log out
        </Button>
      </div>
    </aside>
  );
}
