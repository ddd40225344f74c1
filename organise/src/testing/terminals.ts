import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import { openTestApp, type TestApp } from '@summit/api/src/testing/test-app.ts';
import { testFolder } from '@summit/api/src/testing/test-folder.ts';
import {
  type DemoOrganiserName,
  demoOrganiserPassword,
  demoOrganisers,
  demoOtpSecret,
} from '@summit/contract/session/demo-accounts';
import { getClient } from '../client.ts';
import type { Options } from '../command.ts';
import { runOrganise } from '../run-organise.ts';

/** The responses to a terminal's prompts in order, and an action before each of them. */
interface Typed {
  words?: readonly string[];
  meanwhile?: () => Promise<unknown>;
}

/** An organiser at a separate terminal. */
function openTerminal(base: string) {
  const printed: string[] = [];
  const asked: string[] = [];
  const file = join(testFolder(), `session-${Math.random()}`);
  const client = getClient(base, file);
  return {
    printed,
    asked,
    file,
    async run(
      words: string | readonly string[],
      typed: readonly string[] | Typed = [],
      options: Options = {},
    ) {
      const { words: given = [], meanwhile }: Typed = 'length' in typed ? { words: typed } : typed;
      const left = [...given];
      printed.length = 0;
      await runOrganise(typeof words === 'string' ? words.split(' ') : words, options, {
        client,
        terminal: {
          print: (line) => printed.push(line),
          ask: async (question) => {
            asked.push(question);
            await meanwhile?.();
            return left.shift() ?? '';
          },
        },
      });
      return printed.join('\n');
    },
  };
}

/** The API of a demo event, and organisers at terminals. Close it in `afterEach`. */
export interface Organisation {
  api: TestApp;
  openTerminal(): ReturnType<typeof openTerminal>;
  /** A terminal at which an organiser of the demo event is logged in. */
  logIn(name: DemoOrganiserName): Promise<ReturnType<typeof openTerminal>>;
}

/** Starts an API for commands. */
export async function openOrganisation(): Promise<Organisation> {
  const api = await openTestApp();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const base = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  return {
    api,
    openTerminal: () => openTerminal(base),
    async logIn(name) {
      const terminal = openTerminal(base);
      const email = demoOrganisers.find((one) => one.name === name)?.email ?? '';
      const epoch = Math.floor(api.clock.now().getTime() / 1000);
      const code = generateSync({ secret: demoOtpSecret, epoch });
      await terminal.run(`log-in ${email}`, [demoOrganiserPassword, code]);
      return terminal;
    },
  };
}
