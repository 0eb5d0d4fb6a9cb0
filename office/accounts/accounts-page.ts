import { html, raw } from 'hono/html';
import type { Html, OfficePage } from '../desk/ports.ts';
import { readableTime, simplePage } from '../layout/parts.ts';
import { everyRole, roleNames } from '../roles.ts';
import type { Member } from '../sign-in/session.ts';
import type { Colleague, OpenInvitation } from './colleagues.ts';
import { accountTexts as texts } from './texts.ts';

/** The page with everybody's accounts and the open invitations. */
export function accountsPage(
  member: Member,
  people: readonly Colleague[],
  invited: readonly OpenInvitation[],
  said: string | undefined,
): OfficePage {
  const body = html`${said === undefined ? '' : html`<p class="desk-said" role="status">${said}</p>`}
    <ul class="office-people">
      ${people.map((person) => personItem(person, person.id === member.id))}
    </ul>
    ${invited.length === 0 ? '' : html`<h2>${texts.invited}</h2>`}
    <ul class="office-people">
      ${invited.map(invitationItem)}
    </ul>
    <h2>${texts.invite}</h2>
    <form method="post" action="/konten">
      <p>
        <label for="email">${texts.email}</label>
        <input id="email" name="email" type="email" autocomplete="off" required />
      </p>
      <p>${roleField('role', 'support')}</p>
      <button>${texts.send}</button>
    </form>`;
  return simplePage(texts.accounts, body);
}

const personItem = (
  { id, name, email, role, twoFactorEnabled }: Colleague,
  isSelf: boolean,
): Html => {
  const isComplete = twoFactorEnabled === true;
  return html`<li>
    <p><strong>${name}</strong> <span class="desk-small">${email}</span></p>
    <p>${roleNames[role as Member['role']]}${isComplete ? '' : html` · ${texts.incomplete}`}</p>
    ${
      isSelf
        ? html`<p class="desk-small">${texts.own} <a href="/mein-konto">${texts.toOwn}</a></p>`
        : html`<details>
            <summary>${texts.change(name)}</summary>
            <form method="post" action="/konten/rolle/${id}">
              ${roleField(`role-${id}`, role)}
              <button class="desk-quiet">${texts.saveRole}</button>
            </form>
            <form method="post" action="/konten/zugang/${id}">
              <p>${texts.renewLead}</p>
              <button class="desk-quiet">${texts.renew}</button>
            </form>
            <form method="post" action="/konten/loeschen/${id}">
              <p>${texts.removeLead}</p>
              <button class="desk-danger">${texts.remove}</button>
            </form>
          </details>`
    }
  </li>`;
};

const invitationItem = ({ email, role, expiresAt }: OpenInvitation): Html =>
  html`<li>
    <p><strong>${email}</strong></p>
    <p>
      ${roleNames[role as Member['role']]} · ${texts.validUntil(readableTime.format(expiresAt))}
    </p>
    <div class="office-row">
      <form method="post" action="/konten">
        <input type="hidden" name="email" value="${email}" />
        <input type="hidden" name="role" value="${role}" />
        <button class="desk-quiet" aria-label="${texts.sendAgain}: ${email}">
          ${texts.sendAgain}
        </button>
      </form>
      <form method="post" action="/konten/einladung/zurueckziehen">
        <input type="hidden" name="email" value="${email}" />
        <button class="desk-quiet" aria-label="${texts.takeBack}: ${email}">
          ${texts.takeBack}
        </button>
      </form>
    </div>
  </li>`;

const roleField = (id: string, chosen: string): Html =>
  html`<label for="${id}">${texts.roleColumn}</label>
    <select id="${id}" name="role">
      ${everyRole
        .toReversed()
        .map(
          (one) =>
            html`<option value="${one}" ${raw(one === chosen ? 'selected' : '')}>
              ${roleNames[one]}
            </option>`,
        )}
    </select>`;
