import type { FieldValues } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { requiredNames } from './required-names.tsx';

/** The rules of a form that are loaded when the visitor begins to fill it in. */
export interface LazySchema<Values extends FieldValues> {
  /** The required fields, for the asterisks of a form whose rules are not loaded yet; fields in an object by their path. */
  required: readonly string[];
  load: () => Promise<ObjectSchema<Values>>;
}

/** The rules of a form: loaded already, or loaded with the first focus. */
export type FormRules<Values extends FieldValues> = LazySchema<Values> | ObjectSchema<Values>;

/** Names the rules of a form without loading them. A test compares `required` with them: see `requiredNames`. */
export function lazySchema<Values extends FieldValues>(
  required: readonly string[],
  load: () => Promise<ObjectSchema<Values>>,
): LazySchema<Values> {
  return { required, load };
}

/** The fields that the rules require, without loading them. */
export function getRequired<Values extends FieldValues>(rules: FormRules<Values>): ReadonlySet<string> {
  return 'load' in rules ? new Set(rules.required) : requiredNames(rules);
}

/** The rules together with the library that connects them to the form. @throws when they cannot be loaded */
export async function loadResolver<Values extends FieldValues>(rules: FormRules<Values>) {
  const [{ yupResolver }, schema] = await Promise.all([
    import('@hookform/resolvers/yup'),
    'load' in rules ? rules.load() : rules,
  ]);
  return yupResolver(schema);
}

/** What a form needs for its first check: the rules, and the code that handles its fields. @throws when it cannot be loaded */
export async function loadChecks<Values extends FieldValues>(rules: FormRules<Values>) {
  const [checks, schema] = await Promise.all([
    import('./form-checks.ts'),
    'load' in rules ? rules.load() : rules,
    loadResolver(rules),
  ]);
  const { getDependants, scrollToField, takeOverValues } = checks;
  const { getFailures, getProblems, refusalOfFields, strayProblems, wholeFailure } = checks;
  const onRefusal = { getFailures, getProblems, refusalOfFields, strayProblems, wholeFailure, scrollToField };
  return { formChecks: { ...onRefusal, getDependants, takeOverValues }, schema };
}
