import { addBelowLast, addToBlock, kebab, sentence } from './text-edits.ts';
import { edit, type Tree } from './tree.ts';

const attendeeTypes = 'contract/src/registration/attendee-types.ts';
const kinds = 'contract/src/registration/registration-kinds.ts';
const fields = 'contract/src/registration/registration-fields.ts';
const forms = 'contract/src/registration/registration-forms.ts';
const texts = 'contract/src/texts/registration-kinds.ts';
const secondParts = 'mf-registration/src/attendee/second-part/second-part-page.tsx';

/**
 * Writes a kind of registration that uses the open form: its row, the rules and fields of its second part, and its texts.
 * `name` is a type of category that has no row yet: `Press`.
 */
export function newKind(tree: Tree, name: string): void {
  const id = name.charAt(0).toLowerCase() + name.slice(1);
  const file = `mf-registration/src/attendee/second-part/${kebab(id)}-second-part.tsx`;
  const [, categoryTypes = ''] = /categoryTypes = \[([^\]]*)\]/.exec(tree.read(attendeeTypes)) ?? [];
  if (!categoryTypes.includes(`'${name}'`)) {
    throw new Error(`Add '${name}' to the category types of attendee-types.ts first.`);
  }
  if (tree.exists(file) || tree.read(kinds).includes(`  ${name}: {`)) {
    throw new Error(`The kind ${name} exists already.`);
  }

  const prefix = `registration.kinds.${id}`;
  const row = `  ${name}: { ...byOpenForm, title: '${sentence(id)}', slug: '${kebab(id)}', invoice: 'withPackage', checksVatId: false, texts: '${prefix}' },`;
  edit(tree, kinds, (text) => addToBlock(text, 'export const registrationKinds = {', row));
  edit(tree, fields, (text) =>
    text.replace(
      '/** The second part of any kind',
      `export const ${id}SecondPart = fields({ interests: choices(), website: optionalUrl(), ...needs });\n\n/** The second part of any kind`,
    ),
  );
  edit(tree, forms, (text) =>
    addToBlock(
      text.replace('  buySecondPart,\n', `  buySecondPart,\n  ${id}SecondPart,\n`),
      'export const registrationForms = {',
      `  ${name}: { firstPart: firstStep, secondPart: ${id}SecondPart },`,
    ),
  );
  edit(tree, texts, (text) =>
    addBelowLast(
      text,
      "'registration.kinds.crypto.text'",
      `  '${prefix}.title': '${sentence(id)}',\n  '${prefix}.text': '${sentence(id)}.',`,
    ),
  );
  tree.write(file, secondPartText(name, id));
  edit(tree, secondParts, (text) =>
    addBelowLast(
      addToBlock(text, 'ComponentType<StepProps>> = {', `  ${name}: ${name}SecondPart,`),
      "from './sell-second-part.tsx'",
      `import { ${name}SecondPart } from './${kebab(id)}-second-part.tsx';`,
    ),
  );
}

function secondPartText(name: string, id: string): string {
  return `import { ${id}SecondPart } from '@summit/contract/registration/registration-fields';
import { CheckboxGroup } from '@summit/shared-ui/choices/checkbox-group';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { TextField } from '@summit/shared-ui/fields/text-field';
import type { InferType } from 'yup';
import { useActivities } from '../../shared/person-fields/activities.ts';
import type { StepProps } from '../../shared/steps/attendee-gate.tsx';
import { NeedsFields } from '../../shared/person-fields/needs-fields.tsx';
import { SecondPartFrame } from './second-part-frame.tsx';
import { useSecondPart } from './use-second-part.ts';

const empty: InferType<typeof ${id}SecondPart> = {
  interests: [],
  website: '',
  dietaryNeeds: '',
  accessNeeds: '',
};

/** The second part of a registration as: ${sentence(id).toLowerCase()}. */
export function ${name}SecondPart(step: StepProps) {
  const choicesOf = useActivities();
  const { form, draft } = useSecondPart({ step, schema: ${id}SecondPart, empty });
  return (
    <SecondPartFrame attendee={step.attendee} form={form} draft={draft}>
      <Fieldset legend="Your visit">
        <CheckboxGroup
          {...form.field('interests')}
          legend="What you come to hear about"
          options={choicesOf('interests')}
        />
        <TextField {...form.field('website')} label="Website" type="url" optional />
      </Fieldset>
      <NeedsFields field={form.field} />
    </SecondPartFrame>
  );
}
`;
}
