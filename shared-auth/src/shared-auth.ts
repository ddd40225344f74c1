export { ApiError, isApiError, type FieldFailure } from './api-error.ts';
export type { CallArguments, CallFunction, CallInput, CallOptions } from './call-input.ts';
export { useCaptcha, type Captcha, type CaptchaState } from './captcha.ts';
export type { Tokens } from './credentials.ts';
export { sharedAuthInstances } from './instances.ts';
export { useLogin } from './login-action.ts';
export { useServerAction, type ServerAction, type ServerActionOptions } from './server-action.ts';
export {
  createServerDataClient,
  fetchedServerData,
  hydrateServerData,
  type FetchedData,
} from './server-data-client.ts';
export { useServerTexts } from './server-texts.ts';
export { serverQuery, serverQueryKey, useServerData, useServerDataLater } from './server-data.ts';
export type { SessionActions } from './session-actions.ts';
export {
  SessionProvider,
  useAddressOf,
  useCall,
  useFailedCalls,
  useSession,
  useSessionActions,
  useSessionEnd,
} from './session-context.tsx';
export type { FailedCall } from './http.ts';
export { browserStorage, memoryStorage, type SessionStorage } from './session-storage.ts';
export type { AttendeeDetails, RegistrationStatusObject, SessionState } from './session-store.ts';
export { createSession, type Session, type SessionOptions } from './session.ts';
