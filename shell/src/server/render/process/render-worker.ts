import { confineProcess } from './confined-process.ts';
import { deniedIsAbsent } from './denied-is-absent.ts';
import { parentChannel } from './parent-channel.ts';
import { PassedFetch } from './passed-fetch.ts';

// The program of a rendering process. Shared modules are negotiated first, hence the asynchronous second step.
deniedIsAbsent();
const channel = parentChannel();
const passed = new PassedFetch(channel.send);
confineProcess(passed.fetch);
void import('../render-orders.ts').then(({ takeOrders }) => takeOrders(channel, passed));
