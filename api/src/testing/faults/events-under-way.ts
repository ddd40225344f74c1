import { randomUUID } from 'node:crypto';
import type { CardPage } from '../../orders/payment-sandbox/card-pages.ts';
import type { Fault } from './faults.ts';

/** A provider's event that has not been delivered yet. */
interface Due {
  at: number;
  id: string;
  page: CardPage;
}

/** The events of a provider, with faults of their delivery. */
export interface EventsUnderWay {
  /** Sends an event about a page. One that is not `indispensable` may be lost permanently: we poll open pages ourselves. */
  announce(page: CardPage, options: { indispensable: boolean }): void;
  /** Delivers events that are due by then, in the order of arrival; one that is not accepted is sent again. */
  deliver(receive: (event: { id: string; page: CardPage }) => Promise<boolean>): Promise<void>;
}

const dayMs = 24 * 3_600_000;

export function eventsUnderWay(
  time: () => number,
  random: () => number,
  happened: (fault: Fault) => void,
): EventsUnderWay {
  const due: Due[] = [];
  return {
    announce(page, { indispensable }) {
      const id = randomUUID();
      const once = (afterMs: number) => due.push({ at: time() + afterMs, id, page });
      const fate = random();
      if (fate < 0.2 && !indispensable) {
        happened('an event is dropped');
      } else if (fate < 0.4) {
        happened('an event comes five times');
        for (let times = 0; times < 5; times += 1) once(times * 500);
      } else if (fate < 0.55) {
        happened('an event comes after a later one');
        once(4000);
      } else if (fate < 0.65) {
        happened('an event comes 24 hours late');
        once(dayMs);
      } else {
        once(0);
      }
    },
    async deliver(receive) {
      const now = due.filter(({ at }) => at <= time()).sort((one, other) => one.at - other.at);
      for (const one of now) due.splice(due.indexOf(one), 1);
      for (const one of now) {
        if (!(await receive(one))) due.push({ ...one, at: time() + 2000 });
      }
    },
  };
}
