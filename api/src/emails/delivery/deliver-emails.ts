import { repeat } from '../../platform/jobs/repeat.ts';
import { deliverDue, removeOldMail } from '../../platform/mail/delivery.queries.ts';
import type { Capability } from '../../platform/serve.ts';

const everySecond = 1_000;
const everyHour = 3_600_000;

/** Sends the emails of the outbox when there is a mail server, and removes old ones. */
export const emailDelivery: Capability = async (app, { db, clock, config }) => {
  repeat(app, 'remove old mail', everyHour, () => removeOldMail(db, clock.now()));
  if (!config.smtpUrl) return;
  // The library is loaded only if there is a mail server, because that takes a quarter of a second.
  const { smtpTransport } = await import('../../platform/mail/transport.ts');
  const transport = smtpTransport(config.smtpUrl, config.mailFrom);
  // The hook is added before the job, because hooks of closing run in reverse order.
  app.addHook('onClose', async () => transport.close());
  const isStopping = () => app.draining.begun;
  repeat(app, 'deliver mail', 2 * everySecond, () => deliverDue({ db, clock, transport, isStopping }));
};
