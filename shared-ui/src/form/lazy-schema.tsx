import type { FieldValues } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { requiredNames } from './required-names.tsx';

/** The rules of a form that are loaded when the visitor begins to fill it in. */
export interface LazySchema<Values extends FieldValues> {
  /** The fields that they require, for the marks of a form whose rules are not there yet; those of a part by their path. */
  required: readonly string[];
  load: () => Promise<ObjectSchema<Values>>;
}

/** The rules of a form: those that are there, or those that are loaded with the first focus. */
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

/** What checks values: the rules, and the library that connects them with the form. @throws when it cannot be loaded */
export async function loadResolver<Values extends FieldValues>(rules: FormRules<Values>) {
  const [{ yupResolver }, schema] = await Promise.all([
    import('@hookform/resolvers/yup'),
    'load' in rules ? rules.load() : rules,
  ]);
  return yupResolver(schema);
}

/** What a form needs once it is checked: the rules themselves, and what is done with its fields then. @throws when it cannot be loaded */
export async function loadChecks<Values extends FieldValues>(rules: FormRules<Values>) {
  const [checks, schema] = await Promise.all([
    import('./form-checks.ts'),
    'load' in rules ? rules.load() : rules,
    loadResolver(rules),
  ]);
  const { getDependants, scrollToField, takeOverValues } = checks;
  const { getFailures, getProblems, refusalOfFields, strayProblems } = checks;
  const onRefusal = { getFailures, getProblems, refusalOfFields, strayProblems, scrollToField };
  return { formChecks: { ...onRefusal, getDependants, takeOverValues }, schema };
}
