import { errorPages } from '@summit/contract/site/error-pages';
import ErrorPage from './error-page.tsx';

/** What an unknown address shows. */
export function NotFoundPage() {
  return <ErrorPage status={errorPages.notFound.status} />;
}
