import { clsx } from 'clsx';
import { Icon } from '../display/icon.tsx';
import type { SiteLinkProps } from '../navigation/site-link.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import * as styles from './button.module.css';
import type { ButtonLook } from './button.tsx';

export interface ButtonLinkProps extends ButtonLook, SiteLinkProps {}

/** A link that looks like a button: it navigates and performs no action. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'primary', size = 'normal', wide, icon, className, children, ...link } = props;
  return (
    <SiteLink
      {...link}
      className={clsx(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide}
    >
      {icon !== undefined && !icon.startsWith('arrow-') && <Icon name={icon} />}
      <span className={styles.buttonWords}>{children}</span>
      {icon?.startsWith('arrow-') && <Icon name={icon} />}
    </SiteLink>
  );
}
