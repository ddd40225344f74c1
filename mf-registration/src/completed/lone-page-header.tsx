import { PageHeader, type PageHeaderProps } from '@summit/shared-ui/layout/page-header';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import * as styles from './lone-page-header.module.css';

interface LonePageHeaderProps extends Pick<PageHeaderProps, 'actions' | 'eyebrow'> {
  title: string;
  lead: string;
}

/** A page with only one sentence and the next actions. */
export function LonePageHeader(props: LonePageHeaderProps) {
  return (
    <div className={styles.place}>
      <PageMeta title={props.title} description={props.lead} robots="noindex" />
      <PageHeader kind="about" {...props} />
    </div>
  );
}
