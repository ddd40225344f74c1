import './instances.ts';

export { ApiError, isApiError } from './http/api-error.ts';
export type { CallArguments, CallFunction, Send } from './http/call-input.ts';
export { useCaptcha, type Captcha, type CaptchaState } from './captcha/captcha.ts';
export type { Tokens } from './session/credentials.ts';
export { noteDefaultWording, withoutDefaultWording } from './http/default-wording.ts';
export { loadPart } from './load-part.ts';
export { useLogin } from './session/login-action.ts';
export { useServerAction } from './data/server-action.ts';
export { serverNow } from './http/server-clock.ts';
export {
  createServerDataClient,
  fetchedServerData,
  hydrateServerData,
  type FetchedData,
} from './server-data-client.ts';
export { textsBeginning, useServerTexts, useServerTextsQuery } from './data/server-texts.ts';
export { useServerData, useServerDataQuery } from './data/server-data.ts';
export { serverQuery, serverQueryKey, viewMeta } from './data/server-query.ts';
export {
  SessionProvider,
  useAddressOf,
  useCall,
  useFailedCalls,
  useSend,
  useSession,
  useSessionActions,
  useSessionEnd,
} from './session/session-context.tsx';
export type { FailedCall } from './http.ts';
export { browserStorage, memoryStorage } from './session/session-storage.ts';
export type { AttendeeDetails, RegistrationStatusObject, SessionState } from './session/session-store.ts';
export { createSession, type Session } from './session/session.ts';
export type { SessionActions } from './session/session-actions.ts';
