import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import type { networkingBlitzTexts } from '@summit/contract/texts/networking-blitz';
import { SelectField } from '@summit/shared-ui/choices/select-field';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Grid } from '@summit/shared-ui/layout/grid';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { SearchForm } from '@summit/shared-ui/search/search-form';
import { FoundLine } from '../shared/lists/found-line.tsx';
import { useBlitzMessage } from './blitz-message.ts';
import { useBlitz } from './blitz-response.ts';
import { BlitzTable } from './blitz-table.tsx';
import { allTables, type BlitzView, isBlitzNarrowed } from './blitz-view.ts';

type BlitzTexts = Record<keyof typeof networkingBlitzTexts, string>;

/** The tables by category and company; a message while there are none. */
export function BlitzList({ view, texts }: { view: BlitzView; texts: BlitzTexts }) {
  const response = useBlitz(view);
  const write = useBlitzMessage();
  if (response === null) {
    return (
      <EmptyState title={texts['networkingBlitz.closed.title']}>
        {texts['networkingBlitz.closed.text']}
      </EmptyState>
    );
  }
  const { participants, categories, hideEnvelope } = response;
  const narrowed = isBlitzNarrowed(view);
  if (participants.length === 0 && !narrowed) {
    return (
      <EmptyState title={texts['networkingBlitz.none.title']}>
        {texts['networkingBlitz.none.text']}
      </EmptyState>
    );
  }
  return (
    <>
      <SearchForm
        action={href(pages.networkingBlitz)}
        label={texts['networkingBlitz.filters.label']}
        value={view.company}
        button={texts['networkingBlitz.filters.submit']}
      >
        <SelectField
          key={`category ${view.category}`}
          name="category"
          label={texts['networkingBlitz.filters.category']}
          placeholder={texts['networkingBlitz.filters.all']}
          options={categories.map((category) => ({ value: category, label: category }))}
          defaultValue={view.category}
        />
      </SearchForm>
      <FoundLine
        count={participants.length}
        one="table"
        many="tables"
        search={view.company}
        narrowed={narrowed}
        all={allTables}
      />
      {participants.length === 0 ? (
        <EmptyState
          title={texts['networkingBlitz.empty.title']}
          action={
            <SiteLink className="arrow-link" to={allTables}>
              All tables
            </SiteLink>
          }
        >
          {texts['networkingBlitz.empty.text']}
        </EmptyState>
      ) : (
        <Grid columns={3}>
          {participants.map((participant) => (
            <BlitzTable
              key={participant.id}
              participant={participant}
              messageLabel={texts['networkingBlitz.message.action']}
              onMessage={hideEnvelope ? undefined : write}
            />
          ))}
        </Grid>
      )}
    </>
  );
}
