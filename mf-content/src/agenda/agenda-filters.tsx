import { SelectField } from '@summit/shared-ui/choices/select-field';
import { SearchForm } from '@summit/shared-ui/search/search-form';
import { FilterBar } from '../shared/lists/filter-bar.tsx';
import { FilterChips } from '../shared/lists/filter-chips.tsx';
import { FoldedFilters } from '../shared/lists/folded-filters.tsx';
import { formatName, type FormatNames } from '../shared/sessions/formats.ts';
import { trackColour } from '../shared/sessions/track-colour.ts';
import type { AgendaResponse } from './agenda-data.ts';
import { agendaHref, type AgendaPageId, agendaPath, type AgendaView, viewSearch } from './agenda-sessions.ts';
import type { AgendaTexts } from './agenda-texts.ts';

export interface AgendaFiltersProps extends Pick<AgendaResponse, 'halls' | 'tracks' | 'formats'> {
  page: AgendaPageId;
  view: AgendaView;
  formatNames: FormatNames;
  texts: AgendaTexts;
}

/** Tracks as links, which also explain their colours; search, hall and format in a form. The address has their whole state. */
export function AgendaFilters({
  page,
  view,
  halls,
  tracks,
  formats,
  formatNames,
  texts,
}: AgendaFiltersProps) {
  const { day, mine, time, track } = viewSearch(view);
  const active = [view.words, view.hall, view.format].filter((value) => value !== '').length;
  return (
    <FilterBar>
      <FoldedFilters label={texts['agenda.filters.open']} active={active}>
        <SearchForm
          action={agendaPath(page)}
          label={texts['agenda.filters.label']}
          value={view.words}
          button={texts['agenda.filters.submit']}
          keep={{ day, track: track || undefined, mine: mine || undefined, time: time || undefined }}
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
            key={`format ${view.format}`}
            name="format"
            label={texts['agenda.filters.format']}
            placeholder={texts['agenda.filters.allFormats']}
            options={formats.map((format) => ({ value: format, label: formatName(formatNames, format) }))}
            defaultValue={view.format}
          />
        </SearchForm>
      </FoldedFilters>
      {tracks.length > 0 && (
        <FilterChips
          label={texts['agenda.filters.track']}
          scrolls
          items={[
            {
              to: agendaHref(page, view, { track: '' }),
              label: texts['agenda.filters.allTracks'],
              current: track === '',
            },
            ...tracks.map(({ name, place }) => ({
              to: agendaHref(page, view, { track: name }),
              label: name,
              current: track === name,
              colour: trackColour(place),
            })),
          ]}
        />
      )}
    </FilterBar>
  );
}
