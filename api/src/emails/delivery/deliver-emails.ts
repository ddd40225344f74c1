import { repeat } from '../../platform/jobs/repeat.ts';
import { deliverDue, removeOldMail } from '../../platform/mail/delivery.ts';
import type { Capability } from '../../platform/serve.ts';

const everySecond = 1_000;
const everyHour = 3_600_000;

/** Sends the emails of the outbox when there is a mail server, and removes old ones. */
export const emailDelivery: Capability = async (app, { db, clock, config }) => {
  repeat(app, 'remove old mail', everyHour, () => removeOldMail(db, clock.now()));
  if (!config.smtpUrl) return;
  // Loaded where there is a mail server alone: it takes a quarter of a second.
  const { smtpTransport } = await import('../../platform/mail/transport.ts');
  const transport = smtpTransport(config.smtpUrl, config.mailFrom);
  // Before the job: what is closed first was added last.
  app.addHook('onClose', async () => transport.close());
  repeat(app, 'deliver mail', 2 * everySecond, () => deliverDue({ db, clock, transport }));
};
