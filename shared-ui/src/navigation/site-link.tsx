import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHistory } from '@summit/shared-ui/navigation/history';
import { leavesSite, needsBrowser } from './addresses.ts';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the site (`href(pages.speakers)`, `?day=2`), or of another one. */
  to: string;
  /** Whether it leads to the visitor's current page. */
  current?: boolean;
  /** Replaces the entry in the browser's history. */
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A real link; within the site it changes the page without a reload. */
export function SiteLink({ to, current, replace = false, onClick, children, ...anchor }: SiteLinkProps) {
  const history = useHistory();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event, anchor)) return;
    event.preventDefault();
    if (replace) history.replace(to);
    else history.push(to);
  }

  return (
    <a
      {...anchor}
      href={to}
      aria-current={current ? 'page' : anchor['aria-current']}
      rel={leavesSite(to) ? 'noopener' : anchor.rel}
      onClick={needsBrowser(to) || anchor.download !== undefined ? onClick : follow}
    >
      {children}
    </a>
  );
}

function opensElsewhere(event: MouseEvent, { target }: { target?: string }): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return modified || event.button !== 0 || (target !== undefined && target !== '_self');
}
