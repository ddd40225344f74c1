import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import * as tabStyles from './tab.module.css';
import * as styles from './tab-panels.module.css';

export interface TabPanel {
  id: string;
  label: string;
  panel: ReactNode;
}

export interface TabPanelsProps {
  label: string;
  tabs: TabPanel[];
  /** The id of the panel that is open at first; the first one's when absent. */
  initial?: string;
}

/** Tabs with panels, by the ARIA pattern: arrow keys, Home and End move between the tabs. */
export function TabPanels({ label, tabs, initial }: TabPanelsProps) {
  const base = useId();
  const [selected, select] = useState(initial ?? tabs[0]?.id);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const position = tabs.findIndex(({ id }) => id === selected);
    const next = { ArrowRight: position + 1, ArrowLeft: position - 1, Home: 0, End: -1 }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (!tab) return;
    event.preventDefault();
    select(tab.id);
    document.getElementById(`${base}-tab-${tab.id}`)?.focus();
  }

  return (
    <>
      <div className={tabStyles.tab}>
        <div role="tablist" aria-label={label} onKeyDown={move} tabIndex={-1}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-tab-${tab.id}`}
              aria-selected={tab.id === selected}
              aria-controls={`${base}-panel-${tab.id}`}
              tabIndex={tab.id === selected ? 0 : -1}
              onClick={() => select(tab.id)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      {tabs.map((tab) => (
        <div
          className={styles.panel}
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== selected}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
