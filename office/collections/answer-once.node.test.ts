import { expect, test } from 'vitest';
import { answerOnce } from './answer-once.ts';
import { ATTEMPT_HEADER } from './attempt-header.ts';

const ANNA = { [ATTEMPT_HEADER]: 'attempt', cookie: 'anna' };

/** An office that answers with all it has been asked, and refuses at first when it is told to. */
function asking({ refusals = 0 } = {}) {
  const asked: string[] = [];
  const handle = answerOnce<undefined>(async (request) => {
    asked.push(await request.text());
    const status = asked.length <= refusals ? 409 : 200;
    return Response.json(asked, { status });
  });
  return async (body: string, headers: Record<string, string> = ANNA): Promise<string[]> => {
    const request = new Request('http://office/api/faq/1', { method: 'PATCH', body, headers });
    return (await (await handle(request, undefined)).json()) as string[];
  };
}

test('the same words of one attempt are taken once, also at the same moment', async () => {
  const ask = asking();
  expect(await Promise.all([ask('eins'), ask('eins')])).toEqual([['eins'], ['eins']]);
  expect(await ask('eins')).toEqual(['eins']);
});

test('words that were changed and changed back are taken each time', async () => {
  const ask = asking();
  for (const words of ['eins', 'zwei']) await ask(words);
  expect(await ask('eins')).toEqual(['eins', 'zwei', 'eins']);
});

test('what was refused may be tried again', async () => {
  const ask = asking({ refusals: 1 });
  await ask('eins');
  expect(await ask('eins')).toEqual(['eins', 'eins']);
});

test('nobody gets an answer to somebody else, and none without an attempt', async () => {
  const ask = asking();
  await ask('eins');
  await ask('eins', { ...ANNA, cookie: 'ben' });
  expect(await ask('eins', { cookie: 'anna' })).toHaveLength(3);
});

test('a file that is sent again between other marks is the same', async () => {
  const ask = asking();
  const form = (mark: string) =>
    ask(`--${mark}\r\n\r\nBild\r\n--${mark}--`, {
      ...ANNA,
      'content-type': `multipart/form-data; boundary=${mark}`,
    });
  await form('eins');
  expect(await form('zwei')).toHaveLength(1);
});
