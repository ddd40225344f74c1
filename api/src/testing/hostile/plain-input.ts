import type { AnyObject, ObjectSchema, Schema, SchemaDescription, SchemaObjectDescription } from 'yup';
import { contactTopics } from '@summit/contract/forms/contact-topics';
import { formFieldTypes } from '@summit/contract/forms/described-form';

type Description = SchemaDescription & { innerType?: SchemaDescription };

/** Texts for fields: the first that a field accepts is used. */
const texts = [
  'Some words',
  'ann@fresh.example',
  'https://fresh.example/x',
  '+442079460958',
  'GB',
  'Summit2027',
  '1980',
  'GB123456789',
  contactTopics[0],
  formFieldTypes[0],
  '/media/logo.svg',
  '2030-06-10T18:00:00Z',
  '5f0c2c1e-9f0a-4f6b-8a52-3d7f0f7c2a10',
];

/**
 * Input that a schema accepts, with every field filled in.
 * @throws Error when none of the texts is accepted: a new kind of rule needs another one
 */
export function plainInput(schema: ObjectSchema<AnyObject> | undefined): Record<string, unknown> {
  if (!schema) return {};
  const input = getSample(schema, schema.describe()) as Record<string, unknown>;
  schema.validateSync(input);
  return input;
}

function getSample(schema: Schema, described: SchemaDescription): unknown {
  const description = described as Description;
  const [choice] = description.oneOf;
  if (choice !== undefined) return choice;
  switch (description.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((description as unknown as SchemaObjectDescription).fields).map(([name, field]) => [
          name,
          getSample((schema as ObjectSchema<AnyObject>).fields[name] as Schema, field as SchemaDescription),
        ]),
      );
    case 'array':
      return [
        getSample(
          (schema as unknown as { innerType: Schema }).innerType,
          description.innerType as SchemaDescription,
        ),
      ];
    case 'number':
      return [1, 0, 10].find((value) => schema.isValidSync(value));
    case 'boolean':
      return true;
    case 'mixed':
      return { name: 'Some words' };
    default:
      return texts.find((text) => schema.isValidSync(text));
  }
}
