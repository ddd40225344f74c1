import { errorPages } from '@summit/contract/site-map';
import ErrorPage from './error-page.tsx';

/** What an unknown address shows. */
export function NotFoundPage() {
  return <ErrorPage status={errorPages.notFound.status} />;
}
