/**
 * What the schemas of the contract use of yup. Importing yup has side effects for all that a bundler knows; importing this
 * file has none, so that a page without a schema does not load yup.
 */
export { array, boolean, mixed, number, object, ref, string, StringSchema, ValidationError } from 'yup';
