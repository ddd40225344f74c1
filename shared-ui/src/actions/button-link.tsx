import styled from '@emotion/styled';
import { Icon } from '../layout/icon.tsx';
import type { SiteLinkProps } from '../navigation/site-link.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { ButtonLook } from './button.tsx';
import { buttonStyles } from './button-styles.ts';

const Link = styled(SiteLink)(buttonStyles);

export interface ButtonLinkProps extends ButtonLook, SiteLinkProps {}

/** A link that looks like a button: it navigates and performs no action. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'primary', size = 'normal', wide, icon, children, ...link } = props;
  return (
    <Link {...link} data-variant={variant} data-size={size} data-wide={wide}>
      {icon !== undefined && !icon.startsWith('arrow-') && <Icon name={icon} />}
      <span className="button-words">{children}</span>
      {icon?.startsWith('arrow-') && <Icon name={icon} />}
    </Link>
  );
}
