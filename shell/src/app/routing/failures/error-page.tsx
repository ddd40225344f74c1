import { errorPages } from '@summit/contract/site/error-pages';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { useServerTextsQuery } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Container } from '@summit/shared-ui/layout/container';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import * as styles from './error-page.module.css';
import { RootErrorBoundary } from './root-error-boundary.tsx';

interface ErrorPageProps {
  /** 500 where nothing else is known. */
  status?: number;
  /** A word in place of the status. */
  sign?: string;
  /** What happened. */
  message?: string;
  /** What is not lost, and what the visitor can do. */
  lead?: string;
  /** The id of the failed request, for support. */
  requestId?: string;
  onRetry?: () => void;
}

/** Status and message of a page that could not be shown. If even that fails, a plain text with a link home. */
export default function ErrorPage(props: ErrorPageProps) {
  return (
    <RootErrorBoundary>
      <ErrorWords {...props} />
    </RootErrorBoundary>
  );
}

function ErrorWords(props: ErrorPageProps) {
  const { status = errorPages.failed.status, sign, message, lead, requestId, onRetry } = props;
  const texts = useServerTextsQuery(frameTexts, 'frame.');
  const notFound = status === errorPages.notFound.status;
  const title = message ?? (notFound ? errorPages.notFound.message : texts['frame.error.title']);
  const words = lead ?? texts[notFound ? 'frame.error.notFound' : 'frame.error.lead'];
  return (
    <div className={styles.errorPage} role={notFound ? undefined : 'alert'}>
      <PageMeta title={notFound ? 'Not found' : title} description={title} robots="noindex" />
      <Container>
        <div className={styles.errorWords}>
          <p className={`${styles.errorStatus} figures`} data-word={sign !== undefined}>
            {sign ?? status}
          </p>
          <h1>{title}</h1>
          <p className="lead">{words}</p>
          <div className={styles.errorActions}>
            {onRetry && <Button onClick={onRetry}>{texts['frame.error.retry']}</Button>}
            {(notFound || !onRetry) && (
              <ButtonLink to={href(pages.home)}>{texts['frame.error.homepage']}</ButtonLink>
            )}
          </div>
          {requestId !== undefined && <p className="eyebrow">Request {requestId}</p>}
        </div>
      </Container>
    </div>
  );
}
