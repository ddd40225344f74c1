import type { DynamicForm } from '@summit/api/src/registration/dynamic-forms/dynamic-forms.tables.ts';

type Field = DynamicForm['fields'][number];

type Told = Pick<Field, 'name' | 'label' | 'type' | 'rules'>;

/** A field of a described form; what it does not say is absent. */
export function formField(field: Told & Partial<Omit<Field, 'options'>> & { options?: Choices }): Field {
  return { placeholder: null, hint: null, ...field, options: (field.options ?? []).map(toOption) };
}

type Choices = readonly (readonly [value: string, label: string])[];

function toOption([value, label]: Choices[number]) {
  return { value, label };
}
