import { Tab, Tabs } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { Screen } from '../shared/parts/screen.tsx';
import { TextsEditor } from './texts-editor.tsx';
import { ThemeEditor } from './theme-editor.tsx';

const parts = ['texts', 'theme'] as const;

/** The screen for texts and theme, each with a live preview of a page. */
export default function WordsPage() {
  const [search, setSearch] = useSearchParams();
  const part = search.get('part') === 'theme' ? 'theme' : 'texts';
  return (
    <Screen
      title="Texts and theme"
      lead="The wording and look of the site. The page beside the form follows what you type; visitors see it once you have saved it."
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
