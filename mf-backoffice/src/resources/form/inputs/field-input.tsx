import { useController } from 'react-hook-form';
import { inputName } from '../form-values.ts';
import { problemOf } from './field-problems.ts';
import { FlagInput } from './flag-input.tsx';
import type { FieldInputProps, InputProps } from './input-props.ts';
import { ListInput } from './list-input.tsx';
import { MomentInput } from './moment-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { ReferenceInput, ReferencesInput } from './reference-input.tsx';
import { SectionInput, SectionsInput } from './section-input.tsx';
import { ChoiceInput, TextInput } from './text-input.tsx';

/** The input of a field, by its kind. A field that cannot be changed is shown as such. */
export function FieldInput({ field, isLocked, path }: FieldInputProps) {
  const name = path ?? inputName(field.name);
  const { field: input, fieldState } = useController({
    name,
    disabled: false,
    rules: { validate: (value) => isLocked || problemOf(field, value) },
  });
  const props: InputProps = {
    field,
    name,
    input,
    isLocked,
    message: fieldState.error?.message ?? fieldState.error?.root?.message,
    parts: 'fields' in field ? field.fields : [],
    Part: FieldInput,
  };
  switch (field.kind) {
    case 'flag':
      return <FlagInput {...props} />;
    case 'choice':
      return <ChoiceInput {...props} />;
    case 'moment':
      return <MomentInput {...props} />;
    case 'picture':
      return <PictureInput {...props} />;
    case 'reference':
      return <ReferenceInput {...props} />;
    case 'references':
      return <ReferencesInput {...props} />;
    case 'list':
      return <ListInput {...props} />;
    case 'section':
      return <SectionInput {...props} />;
    case 'sections':
      return <SectionsInput {...props} />;
    default:
      return <TextInput {...props} />;
  }
}
