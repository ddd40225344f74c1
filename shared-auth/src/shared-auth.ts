import './instances.ts';

export { ApiError, isApiError } from './api-error.ts';
export type { CallArguments, CallFunction, Send } from './call-input.ts';
export { useCaptcha, type Captcha, type CaptchaState } from './captcha.ts';
export type { Tokens } from './credentials.ts';
export { noteDefaultWording, withoutDefaultWording } from './default-wording.ts';
export { loadPart } from './load-part.ts';
export { useLogin } from './login-action.ts';
export { useServerAction } from './server-action.ts';
export { serverNow } from './server-clock.ts';
export {
  createServerDataClient,
  fetchedServerData,
  hydrateServerData,
  type FetchedData,
} from './server-data-client.ts';
export { textsBeginning, useServerTexts, useServerTextsLater } from './server-texts.ts';
export { serverQuery, serverQueryKey, useServerData, useServerDataLater, viewMeta } from './server-data.ts';
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
export { browserStorage, memoryStorage } from './session-storage.ts';
export type { AttendeeDetails, RegistrationStatusObject, SessionState } from './session-store.ts';
export { createSession, type Session } from './session.ts';
export type { SessionActions } from './session-actions.ts';
