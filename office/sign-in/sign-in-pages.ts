import { html, raw } from 'hono/html';
import { renderSVG } from 'uqr';
import type { Html } from '../layout/page.ts';
import { roleNames } from '../roles.ts';
import type { Invitation } from './invitations.ts';
import { codesFile } from './backup-codes.ts';
import { passkeyButton } from './passkey-routes.ts';
import { SHORTEST_PASSWORD } from './password-rule.ts';
import { signInTexts as texts } from './texts.ts';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type?: string;
  readonly autocomplete: string;
  readonly value?: string;
  readonly isOptional?: boolean;
  /** Letters of a new password. */
  readonly least?: number;
  /** Whether the sentence above it says what went wrong with it; then it has the focus. */
  readonly isRefused?: boolean;
}

const field = ({
  name,
  label,
  type = 'text',
  autocomplete,
  value = '',
  isOptional,
  least,
  isRefused,
}: Field): Html =>
  html`<p>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value}"
      aria-invalid="false"
      ${raw(isOptional === true ? '' : 'required')}
      ${raw(least === undefined ? '' : `minlength="${least}"`)}
      ${raw(isRefused === true ? 'autofocus aria-describedby="problem"' : '')}
    />
  </p>`;

const complaint = (sentence: string | undefined): Html | '' =>
  sentence === undefined
    ? ''
    : html`<p class="office-problem" role="alert" id="problem">${sentence}</p>`;

const form = (title: string, action: string, inside: Html, below: Html | '' = ''): Html =>
  html`<h1>${title}</h1>
    <form method="post" action="${action}">${inside}</form>
    ${below}`;

const password = (label: string, autocomplete: string, isRefused = false): Html =>
  field({ name: 'password', label, type: 'password', autocomplete, isRefused });

export const signInPage = (sentence?: string, email = ''): Html =>
  form(
    texts.title,
    '/anmelden',
    html`${complaint(sentence)}
      ${field({ name: 'email', label: texts.email, type: 'email', autocomplete: 'username', value: email })}
      ${password(texts.password, 'current-password', sentence !== undefined)}
      <button>${texts.signIn}</button>`,
    html`${passkeyButton()}
      <details>
        <summary>${texts.lost}</summary>
        <p>${texts.lostLead}</p>
      </details>`,
  );

const code = (isOptional = false, isRefused = false): Html =>
  field({ name: 'code', label: texts.code, autocomplete: 'one-time-code', isOptional, isRefused });

export const codePage = (sentence?: string): Html =>
  form(
    texts.codeTitle,
    '/anmelden/code',
    html`<p>${texts.codeLead}</p>
      ${complaint(sentence)} ${code(true, sentence !== undefined)}
      <details>
        <summary>${texts.backupCode}</summary>
        ${field({ name: 'backup', label: texts.backupCode, autocomplete: 'off', isOptional: true })}
      </details>
      <button>${texts.confirm}</button>
      <p><a href="/anmelden">${texts.again}</a></p>`,
  );

export const setUpPage = (sentence?: string): Html =>
  form(
    texts.setUpTitle,
    '/anmelden/einrichten',
    html`<p>${texts.setUpLead}</p>
      ${complaint(sentence)} ${password(texts.password, 'current-password')}
      <button>${texts.setUp}</button>`,
  );

/** A second step that counts once a code was entered, as better-auth names it. */
export interface NewApp {
  readonly totpURI: string;
  readonly backupCodes: readonly string[];
}

export const connectPage = (
  { totpURI: uri, backupCodes }: NewApp,
  office: string,
  sentence?: string,
): Html => {
  const { text, to, download } = codesFile(office, backupCodes);
  return form(
    texts.setUpTitle,
    '/anmelden/abschliessen',
    html`<p>${texts.scan}</p>
      <div class="office-code" role="img" aria-label="${texts.image}">${raw(renderSVG(uri))}</div>
      <p><a href="${uri}">${texts.openApp}</a></p>
      <p><code>${new URL(uri).searchParams.get('secret') ?? ''}</code></p>
      <h2>${texts.backup}</h2>
      <p>${texts.backupLead}</p>
      <ul>
        ${backupCodes.map((one) => html`<li><code>${one}</code></li>`)}
      </ul>
      <p><a href="${to}" download="${download}">${text}</a></p>
      ${complaint(sentence)} ${code(false, sentence !== undefined)}
      <button>${texts.finish}</button>`,
  );
};

export const invitationPage = (
  token: string,
  { email, role, name }: Invitation,
  sentence?: string,
  typed: { readonly name?: string; readonly email?: string } = {},
): Html =>
  form(
    name === undefined ? texts.invitedTitle : texts.renewedTitle,
    `/einladung/${token}`,
    html`<p>${name === undefined ? texts.invitedLead(roleNames[role]) : texts.renewedLead(name)}</p>
      ${complaint(sentence)}
      ${
        name === undefined
          ? field({
              name: 'name',
              label: texts.name,
              autocomplete: 'name',
              value: typed.name ?? '',
            })
          : ''
      }
      ${
        email === ''
          ? field({
              name: 'email',
              label: texts.email,
              type: 'email',
              autocomplete: 'username',
              value: typed.email ?? '',
            })
          : html`<p>${texts.email}: ${email}</p>`
      }
      ${field({
        name: 'password',
        label: name === undefined ? texts.newPassword : texts.otherPassword,
        type: 'password',
        autocomplete: 'new-password',
        least: SHORTEST_PASSWORD,
      })}
      <button>${name === undefined ? texts.create : texts.renew}</button>`,
  );

export const usedPage = (): Html =>
  html`<h1>${texts.invitedTitle}</h1>
    <p class="office-problem">${texts.used}</p>
    <p><a href="/anmelden">${texts.title}</a></p>`;
