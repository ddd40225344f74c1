import { getInitial } from '@summit/contract/words/count-characters';
import * as styles from './floor-plan.module.css';
import type { PlanHall, PlanRoom, PlanZone } from './floor-plan-rooms.ts';
import type { PlanArea } from './plan-area.ts';

interface PlanOverviewProps {
  halls: readonly PlanHall[];
  zones: readonly PlanZone[];
  places: readonly PlanRoom[];
}

/** The positions of the rooms without words, for windows in which the plan itself is a list. */
export function PlanOverview({ halls, zones, places }: PlanOverviewProps) {
  const drawn = halls.flatMap(({ name, area }) => (area ? [{ name, area }] : []));
  const areas = [...drawn, ...zones, ...places].map(({ area }) => area);
  if (areas.length === 0) return null;
  const width = Math.max(...areas.map((area) => area.left + area.width - 1));
  const height = Math.max(...areas.map((area) => area.top + area.height - 1));
  return (
    <svg className={styles.planOverview} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {places.map(({ name, area }) => (
        <rect key={name} className={styles.overviewPlace} {...rectangle(area)} />
      ))}
      {zones.map(({ letters, area, style }) => (
        <g key={letters} style={style}>
          <rect className={styles.overviewZone} {...rectangle(area)} />
          <text {...middle(area)}>{letters}</text>
        </g>
      ))}
      {drawn.map(({ name, area }) => (
        <g key={name}>
          <rect className={styles.overviewHall} {...rectangle(area)} />
          <text {...middle(area)}>{initials(name)}</text>
        </g>
      ))}
    </svg>
  );
}

function rectangle({ left, top, width, height }: PlanArea) {
  return { x: left - 1 + 0.06, y: top - 1 + 0.06, width: width - 0.12, height: height - 0.12 };
}

function middle({ left, top, width, height }: PlanArea) {
  return { x: left - 1 + width / 2, y: top - 1 + height / 2 };
}

/** The initials of a name without articles: `MS` for `Meridian Stage`. */
function initials(name: string): string {
  const words = name.split(' ').filter((word) => !/^the$/i.test(word));
  return words.slice(0, 2).map(getInitial).join('');
}
