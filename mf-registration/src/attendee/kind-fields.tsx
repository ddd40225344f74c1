import * as packageCalls from '@summit/contract/calls/packages';
import { isOpenKind, type OpenKindName } from '@summit/contract/registration/registration-kinds';
import { useServerData } from '@summit/shared-auth';
import { RadioGroup } from '@summit/shared-ui/choices/radio-group';
import { SelectField } from '@summit/shared-ui/choices/select-field';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import type { SiteForm } from '../shared/person-fields/site-form.ts';
import { getTickets, startingPrice } from '../shared/ticket/tickets.ts';
import { attendeeKinds } from './attendee-kinds.ts';
import type { FirstStepValues } from './first-step/first-step-fields.ts';
import type { AttendeeTexts } from './use-attendee-texts.ts';

interface KindFieldsProps {
  form: SiteForm<FirstStepValues>;
  chosen: OpenKindName;
  texts: AttendeeTexts;
}

/** Buyer or seller, and the category within it. */
export function KindFields({ form, chosen, texts }: KindFieldsProps) {
  const { packages } = useServerData(packageCalls.packages, { query: {} });
  const { categories } = useServerData(packageCalls.categories, { query: {} });
  const [, setSearch] = useSearch();
  const type = form.field('type');
  const options = attendeeKinds
    .filter((kind) => isOpenKind(kind.type))
    .map((kind) => ({
      value: kind.type,
      label: texts[`${kind.texts}.title`],
      hint: texts[`${kind.texts}.text`],
      detail: startingPrice(getTickets(packages, kind.type)),
    }));

  function choose(event: { target: unknown }) {
    type.onChange(event);
    // The other kind has its own categories.
    form.methods.setValue('categoryId', '');
    setSearch({ type: (event.target as HTMLInputElement).value });
  }

  return (
    <>
      <RadioGroup
        {...type}
        onChange={choose}
        legend={texts['registrationAttendee.kind']}
        layout="cards"
        options={options}
      />
      <SelectField
        {...form.field('categoryId')}
        key={chosen}
        label={texts['registrationAttendee.category']}
        placeholder="Choose the closest"
        options={categories
          .filter((category) => category.type === chosen)
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}
