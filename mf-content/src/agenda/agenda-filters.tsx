import { pages } from '@summit/contract/site-map';
import { SearchForm } from '@summit/shared-ui/form/search-form';
import { SelectField } from '@summit/shared-ui/form/select-field';
import type { AgendaResponse } from './agenda-query.ts';
import { type AgendaPageId, type AgendaView, viewSearch } from './agenda-sessions.ts';
import type { AgendaTexts } from './agenda-texts.ts';

export interface AgendaFiltersProps extends Pick<AgendaResponse, 'halls' | 'tracks'> {
  page: AgendaPageId;
  view: AgendaView;
  texts: AgendaTexts;
}

/** Search, hall and track: a form whose state is in the address. */
export function AgendaFilters({ page, view, halls, tracks, texts }: AgendaFiltersProps) {
  const { day, mine, time } = viewSearch(view);
  return (
    <SearchForm
      action={pages[page].path}
      label={texts['agenda.filters.label']}
      value={view.words}
      button={texts['agenda.filters.submit']}
      keep={{ day, mine: mine || undefined, time: time || undefined }}
    >
      <SelectField
        key={`hall ${view.hall}`}
        name="hall"
        label={texts['agenda.filters.hall']}
        placeholder={texts['agenda.filters.allHalls']}
        options={halls.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={view.hall}
      />
      <SelectField
        key={`track ${view.track}`}
        name="track"
        label={texts['agenda.filters.track']}
        placeholder={texts['agenda.filters.allTracks']}
        options={tracks.map((track) => ({ value: track, label: track }))}
        defaultValue={view.track}
      />
    </SearchForm>
  );
}
