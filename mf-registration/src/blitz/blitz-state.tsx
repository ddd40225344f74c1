import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { Tag } from '@summit/shared-ui/display/tag';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { BlitzTexts, Submission } from './blitz-response.ts';

const tags = {
  open: { tone: 'accent', words: 'Invited' },
  Submitted: { tone: 'warning', words: 'Submitted' },
  Approved: { tone: 'success', words: 'Approved' },
} as const;

/** The status of the table, and what that means for the person who filled in the form. */
export function BlitzState({ status, texts }: { status: Submission['status'] | 'open'; texts: BlitzTexts }) {
  const { tone, words } = tags[status];
  return (
    <aside aria-labelledby="blitz-state">
      <h2 id="blitz-state">{texts[`blitzRegistration.state.${status}.title`]}</h2>
      <p>
        <Tag tone={tone}>{words}</Tag>
      </p>
      <p>{texts[`blitzRegistration.state.${status}.text`]}</p>
      <p>
        <SiteLink className="arrow-link" to={href(pages.networkingBlitz)}>
          {texts['blitzRegistration.state.list']}
        </SiteLink>
      </p>
    </aside>
  );
}
