import * as packageCalls from '@summit/contract/calls/packages';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { textRows } from '@summit/contract/words/text-lookup';
import { useOptionalData } from '@summit/shared-auth/server-view';
import { SearchableSelectField } from '@summit/shared-ui/choices/searchable-select-field';
import { SelectField } from '@summit/shared-ui/choices/select-field';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { SearchForm } from '@summit/shared-ui/search/search-form';
import * as styles from './attendee-filters.module.css';
import type { AttendeeTexts } from './attendee-texts.ts';
import type { AttendeeView } from './attendee-view.ts';

/** All filters of the list, in a form whose state is in the address. A filter without options is omitted. */
export function AttendeeFilters({ view, texts }: { view: AttendeeView; texts: AttendeeTexts }) {
  const categories = useOptionalData(packageCalls.categories)?.categories ?? [];
  const tags = useOptionalData(packageCalls.tags)?.tags ?? [];
  const all = texts['attendees.filters.all'];
  return (
    <SearchForm
      action={href(pages.attendees)}
      label={texts['attendees.search.label']}
      value={view.either}
      keep={{
        edition: view.edition === 'last' ? view.edition : undefined,
        status: view.status || undefined,
      }}
    >
      <ChoiceField
        name="category"
        label={texts['attendees.filters.category']}
        all={all}
        items={categories}
        chosen={view.category}
      />
      <ChoiceField
        name="type"
        label={texts['attendees.filters.type']}
        all={all}
        items={getTypes(categories, texts)}
        chosen={view.type}
      />
      <ChoiceField
        name="tag"
        label={texts['attendees.filters.tag']}
        all={all}
        items={tags}
        chosen={view.tag}
        field={SearchableSelectField}
      />
      <details className={styles.more} open={view.company !== '' || view.jobTitle !== ''}>
        <summary>{texts['attendees.filters.apart']}</summary>
        <div>
          <TextField
            key={`c ${view.company}`}
            name="company"
            label={texts['attendees.filters.company']}
            defaultValue={view.company}
          />
          <TextField
            key={`j ${view.jobTitle}`}
            name="jobTitle"
            label={texts['attendees.filters.jobTitle']}
            defaultValue={view.jobTitle}
          />
        </div>
      </details>
    </SearchForm>
  );
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  all: string;
  items: readonly { id: string; name: string }[];
  chosen: string;
  /** The component of the field: for a long list, a field that is searched by typing. */
  field?: typeof SelectField | typeof SearchableSelectField;
}

function ChoiceField({ name, label, all, items, chosen, field: Field = SelectField }: ChoiceFieldProps) {
  if (items.length === 0) return null;
  return (
    <Field
      key={`${name} ${chosen}`}
      name={name}
      label={label}
      placeholder={all}
      options={items.map((item) => ({ value: item.id, label: item.name }))}
      defaultValue={chosen}
    />
  );
}

/** The types of the categories, each once, in the organisers' wording. */
function getTypes(categories: readonly { type: string }[], texts: AttendeeTexts) {
  const known = new Set(categories.map(({ type }) => type));
  const words = textRows(texts['attendees.filters.types']);
  return [...known].map((type) => ({ id: type, name: words.find(([id]) => id === type)?.[1] ?? type }));
}
