import { Tab, Tabs } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { Screen } from '../shared/parts/screen.tsx';
import { TextsEditor } from './texts-editor.tsx';
import { ThemeEditor } from './theme-editor.tsx';

const parts = ['texts', 'theme'] as const;

/** The words and the looks of the site, each beside a page that shows them while they are changed. */
export default function WordsPage() {
  const [search, setSearch] = useSearchParams();
  const part = search.get('part') === 'theme' ? 'theme' : 'texts';
  return (
    <Screen
      title="Texts and theme"
      lead="What the site says and what it looks like. The page beside the form follows what you type; visitors see it once you have saved it."
    >
      <Tabs
        value={part}
        onChange={(_event, next: (typeof parts)[number]) => setSearch({ part: next })}
        aria-label="Texts or theme"
        sx={{ mb: 3 }}
      >
        <Tab value="texts" label="Texts" id="tab-texts" aria-controls="panel-words" />
        <Tab value="theme" label="Theme" id="tab-theme" aria-controls="panel-words" />
      </Tabs>
      <div role="tabpanel" id="panel-words" aria-labelledby={`tab-${part}`}>
        {part === 'texts' ? <TextsEditor /> : <ThemeEditor />}
      </div>
    </Screen>
  );
}
