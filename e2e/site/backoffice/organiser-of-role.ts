import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { generateSync } from 'otplib';
import * as organiserCalls from '@summit/contract/calls/organisers';
import { demoOrganiserPassword, demoOrganisers } from '@summit/contract/session/demo-accounts';
import type { OrganiserRole } from '@summit/contract/session/organisers';
import { callApi } from '../call-api.ts';
import { openMailbox } from '../emails.ts';
import { openWith, organiserInBrowser, sessionOf } from '../organiser-in-browser.ts';

/** An organiser with only this role, in a separate browser context: one of the demo event, or one whom its owner adds. */
export async function organiserOfRole(browser: Browser, role: OrganiserRole): Promise<Page> {
  const known = demoOrganisers.find(({ roles }) => roles.some((one) => one === role));
  return known ? organiserInBrowser(browser, known.name) : (await newOrganiser(browser, role)).page;
}

/** Adds an organiser whose sessions no other journey uses, in a separate browser context. */
export async function newOrganiser(
  browser: Browser,
  role: OrganiserRole,
): Promise<{ page: Page; email: string }> {
  const owner = await organiserInBrowser(browser, 'owner');
  const { email, otpSecret } = await newAccount(owner, role);
  const body = { email, password: demoOrganiserPassword, code: generateSync({ secret: otpSecret }) };
  const session = await callApi(owner.request, organiserCalls.organiserLogin, { body });
  await owner.context().close();
  return { page: await openWith(browser, session), email };
}

/** Adds an organiser, who sets up the account by the link in the email, and has not logged in yet. */
export async function newAccount(
  owner: Page,
  role: OrganiserRole,
): Promise<{ email: string; otpSecret: string }> {
  const email = `${role.toLowerCase()}.${randomUUID()}@demo.summit.example`;
  const { request } = owner;
  const { token } = await sessionOf(owner);
  const mailbox = await openMailbox(request, email);
  const person = { email, name: `Somebody of ${role}`, roles: [role], version: null };
  await callApi(request, organiserCalls.addOrganiser, { token, body: person });
  const link = setUpLink((await mailbox.next('organiser-invitation')).text);
  const setUp = {
    token: new URLSearchParams(link.hash.slice(1)).get('token') ?? '',
    password: demoOrganiserPassword,
  };
  const { otpSecret } = await callApi(request, organiserCalls.organiserSetUp, { body: setUp });
  return { email, otpSecret };
}

/** The link in the email to a new organiser. */
export function setUpLink(text: string): URL {
  const [link] = /https?:\/\/\S+#token=\S+/.exec(text) ?? [];
  if (!link) throw new Error('The email has no link to set oneself up.');
  return new URL(link);
}
