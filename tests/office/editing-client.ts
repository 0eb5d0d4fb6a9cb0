import { beforeEach, onTestFinished } from 'vitest';
import { createEditingApp, EDITING_PATH } from '../../office/editing/editing-app.ts';
import { openEditing, type Editing } from '../../office/editing/editing.ts';
import { ANNA, KARL, officeContent, quickBuild, type OfficeContent } from './office-content.ts';

const OFFICE = 'http://127.0.0.1:3002';

/** The entry that the tests edit. */
export const ENTRY = 'faq/kosten';

export interface Asked {
  readonly method?: string;
  readonly editor?: string;
  readonly json?: unknown;
  readonly body?: BodyInit;
  readonly origin?: string;
}

export interface Told extends Record<string, unknown> {
  readonly sentence: string;
  readonly version: string;
  readonly values: Record<string, unknown>;
}

/** Opens an office with two editors before each test of a file; call it at the top of the file. */
export function editingForEach() {
  let office: OfficeContent;
  let editing: Editing;
  let app: ReturnType<typeof officeApp>;

  beforeEach(async () => {
    office = await officeContent();
    editing = await openEditing({
      ...{ projectRoot: office.folder, dataDir: office.dataDir },
      ...{ inner: 'content', codeVersion: 'one', buildSite: quickBuild },
    });
    onTestFinished(editing.stop);
    app = officeApp(editing);
  });

  return {
    office: () => office,
    editing: () => editing,
    routes: () => app.routes,
    ask: (path: string, asked?: Asked) => app.ask(path, asked),
    read: (editor?: string) => app.read(editor),
    rename: (question: string, editor?: string) => app.rename(question, editor),
  };
}

/** An office with two editors, whom a header names. */
export function officeApp(editing: Editing) {
  const editors = new Map([ANNA, KARL].map((editor) => [editor.id, editor]));
  const app = createEditingApp(editing, (request) =>
    editors.get(request.headers.get('x-editor') ?? ''),
  );

  async function ask(path: string, asked: Asked = {}) {
    const { method = 'GET', editor = 'anna', json, body, origin = OFFICE } = asked;
    const answer = await app.request(`${OFFICE}${EDITING_PATH}/${path}`, {
      method,
      headers: { host: '127.0.0.1:3002', 'x-editor': editor, ...(origin !== '' && { origin }) },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    const told = (/^[[{]/u.test(text) ? JSON.parse(text) : {}) as Told;
    return { status: answer.status, told, headers: answer.headers };
  }

  const read = async (editor = 'anna') => (await ask(`entries/${ENTRY}`, { editor })).told;

  async function rename(question: string, editor = 'anna') {
    const { values, version } = await read(editor);
    const json = { values: { ...values, question }, basedOn: version };
    return ask(`entries/${ENTRY}`, { method: 'PUT', json, editor });
  }

  const routes = app.routes.map(({ method, path }) => ({
    method,
    path: path.replace(EDITING_PATH, ''),
  }));
  return { ask, read, rename, routes };
}
