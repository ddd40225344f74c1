import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from '@summit/contract/requests/call';
import type { FactsOf } from '@summit/contract/tables/table-row';

/** The fields a schema fills by itself when they are left out. */
type Filled<Schema> = Schema extends { getDefault: (...rest: never[]) => infer Defaults }
  ? { [Name in keyof Defaults as undefined extends Defaults[Name] ? never : Name]: unknown }
  : unknown;

type Given<Fields, Schema> = Omit<Fields, keyof Filled<Schema>> &
  Partial<Pick<Fields, keyof Fields & keyof Filled<Schema>>>;

type Part<Name extends string, Fields, Schema> = [Fields] extends [undefined]
  ? { [N in Name]?: undefined }
  : Record<never, never> extends Given<Fields, Schema>
    ? { [N in Name]?: Given<Fields, Schema> }
    : { [N in Name]: Given<Fields, Schema> };

/** The body of a call that sends a file is that file, under the name of its part. */
type BodyPart<C extends Call> =
  FactsOf<C> extends { file: infer Name extends string }
    ? { body: Record<Name, Blob> }
    : Part<'body', BodyOf<C>, FactsOf<C>['body']>;

/** The input of a call, as the row's schemas describe it; fields with a default may be left out. */
export type CallInput<C extends Call> = Part<'params', ParamsOf<C>, FactsOf<C>['params']> &
  Part<'query', QueryOf<C>, FactsOf<C>['query']> &
  BodyPart<C>;

export interface CallOptions {
  /** The captcha's result, sent as a header. */
  responseKey?: string;
  signal?: AbortSignal;
  /** Called during an upload with the share that has been sent, from 0 to 1. */
  onSent?: (share: number) => void;
}

/** The arguments after the row: none are needed when the row has no input. */
export type CallArguments<C extends Call, Options = CallOptions> =
  Record<never, never> extends CallInput<C>
    ? [input?: CallInput<C> & Options]
    : [input: CallInput<C> & Options];

/**
 * Makes one call of the contract and returns its response; undefined for a row without a response.
 * @throws ApiError
 */
export type CallFunction = <C extends Call>(row: C, ...rest: CallArguments<C>) => Promise<ResponseOf<C>>;

/** The same input without the row's types. */
export interface LooseInput extends CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** Sends a call once and returns the response body. It handles no tokens, messages or redirects. */
export type Send = (row: Call, input: LooseInput, headers: Record<string, string>) => Promise<unknown>;
