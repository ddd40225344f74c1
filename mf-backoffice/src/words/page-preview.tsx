import { Box, MenuItem, TextField } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { previewAddress, type PreviewPage, previewPages, previewTitle } from './preview-pages.ts';

export type Scheme = 'light' | 'dark';

interface PagePreviewProps {
  page: PreviewPage;
  scheme: Scheme;
  onPage: (page: PreviewPage) => void;
  onScheme: (scheme: Scheme) => void;
  /** Null while it loads, and where another page cannot be read. */
  onDocument: (page: Document | null) => void;
  /** A note about what it shows. */
  children: ReactNode;
}

/**
 * A page of the site as its visitors get it, from the site itself, in a frame in which no script runs: nothing is counted,
 * sent or stored there, and what is shown in it stays until it is loaded again.
 */
export function PagePreview({ page, scheme, onPage, onScheme, onDocument, children }: PagePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const take = () => {
    const shown = frame.current?.contentDocument ?? null;
    if (shown) asWithScript(shown);
    onDocument(shown);
  };
  return (
    <Box
      component="section"
      aria-label="The page"
      sx={{ position: 'sticky', top: 16, alignSelf: 'start', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1.5, pt: 1 }}>
        <TextField
          select
          label="Page"
          value={page}
          onChange={({ target }) => onPage(target.value as PreviewPage)}
          sx={{ minWidth: 220 }}
        >
          {previewPages.map((one) => (
            <MenuItem key={one} value={one}>
              {previewTitle(one)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Colours"
          value={scheme}
          onChange={({ target }) => onScheme(target.value as Scheme)}
          sx={{ minWidth: 120 }}
        >
          <MenuItem value="light">Light</MenuItem>
          <MenuItem value="dark">Dark</MenuItem>
        </TextField>
      </Box>
      {children}
      <Box
        component="iframe"
        ref={frame}
        title={`Preview: ${previewTitle(page)}`}
        src={previewAddress(page)}
        sandbox="allow-same-origin"
        onLoad={take}
        sx={{
          display: 'block',
          width: '100%',
          height: 'calc(100dvh - 200px)',
          minHeight: 400,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      />
    </Box>
  );
}

/** With the site's header and footer, which frames otherwise lack, and without the texts for visitors without script. */
function asWithScript(page: Document): void {
  delete page.documentElement.dataset.framed;
  for (const note of page.querySelectorAll('noscript')) note.remove();
}
