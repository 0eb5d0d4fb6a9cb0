// Signing in with a passkey, where the browser knows them.

const AUTH = '/anmelden/passkey';
// Browsers know passkeys for names, not for numbers such as 127.0.0.1.
const isName = !/^[\d.:[\]]+$/u.test(location.hostname);
const canUse = isName && 'parseRequestOptionsFromJSON' in (globalThis.PublicKeyCredential ?? {});

async function ask(path, body) {
  const answer = await fetch(
    `${AUTH}/${path}`,
    body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function signIn() {
  const options = await ask('generate-authenticate-options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
    ...options,
    userVerification: 'required',
  });
  const credential = await navigator.credentials.get({ publicKey });
  await ask('verify-authentication', { response: credential.toJSON() });
  location.assign('/start');
}

for (const button of document.querySelectorAll('[data-passkey]')) {
  button.hidden = !canUse;
  button.addEventListener('click', async () => {
    const problem = document.querySelector('[data-passkey-problem]');
    problem.hidden = true;
    try {
      await signIn();
    } catch {
      problem.hidden = false;
    }
  });
}
