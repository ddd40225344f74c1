import { errorPages, href } from '@summit/contract/site-map';
import { Component, type ReactNode } from 'react';

/** The fallback of the error page itself: no part of the design system, no text and no data is needed for it. */
export class LastWords extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" style={{ maxWidth: '40rem', margin: '0 auto', padding: '64px 24px' }}>
        <h1>{errorPages.failed.message}</h1>
        <p>Something went wrong on our side. Nothing you have done is lost.</p>
        {/* The browser follows it by itself: whatever broke here begins anew. */}
        <a href={href('home')}>Homepage</a>
      </div>
    );
  }
}
