import type { Client } from 'pg';

/** Days over which the rows are spread. A row is due for erasure after the six full years that follow its own. */
const DAYS = 8 * 365;

/**
 * Adds rows until the table has as many as years of use would have left: nearly all delivered, one in
 * ten not marked as done, finished jobs of the last 90 days still in the queue, and addresses, names and
 * references scattered over the table. Every 20,000th was never delivered and has no job any more.
 *
 * @param from Number of rows that are there already.
 */
export async function fillDeclarations(client: Client, from: number, to: number): Promise<void> {
  await client.query('select setseed(0.21)');
  await client.query(
    `insert into declarations
       (id, reference, type, received_at, content, ends_on, content_hash, idempotency_hash,
        team_notified_at, confirmation_sent_at, done_at, done_by)
     select gen_random_uuid(), ${REFERENCE}, ${KIND}, at, ${CONTENT}, (at + interval '30 days')::date,
       ${hash("'content ' || number")}, case when number % 5 > 0 then ${hash("'key ' || number")} end,
       case when number % 20000 > 0 then at + interval '1 second' end,
       case when number % 20000 > 0 then at + interval '2 seconds' end,
       case when number % 10 > 0 then at + interval '1 day' end,
       case when number % 10 > 0 then 'Mia Beispiel' end
     from (
       select number, now() - random() * interval '${DAYS} days' as at
       from generate_series($1::int + 1, $2::int) as number
     ) as sent`,
    [from, to],
  );
  await client.query(
    `insert into pgboss.job (id, name, data, state, started_on, completed_on, created_on)
     select id, name, jsonb_build_object('reference', reference), 'completed', received_at,
       team_notified_at, received_at
     from declarations, unnest(array['notify-team', 'send-confirmation']) as name
     where received_at > now() - interval '90 days' and team_notified_at is not null
     on conflict do nothing`,
  );
  // The statistics for the query planner, which autovacuum would have collected by then.
  await client.query('vacuum analyze');
}

const KIND = `case when number % 7 = 0 then 'withdrawal' else 'cancellation' end`;
const FIRST_NAMES = 'Anna Ben Clara David Emma Finn Greta Hannah Ida Jonas Käthe Lukas Mia Noah';
const LAST_NAMES = 'Arnold Becker Schröder Fischer Krüger Lange Müller Neumann Öztürk Peters Vogt';
const names = (words: string): string => `string_to_array('${words}', ' ')`;
const nameAt = (words: string, number: string): string =>
  `(${names(words)})[1 + (${number}) % ${words.split(' ').length}]`;

// A number in the middle makes every name and address unique.
const CONTENT = `jsonb_build_object(
  'email', 'person' || number || '@' || (${names('post brief mail')})[1 + number % 3] || '.example',
  'name', ${nameAt(FIRST_NAMES, 'number')} || ' ' || ${nameAt(LAST_NAMES, 'number / 14')} || ' ' || number,
  'contract', 'Schlafcoaching', 'kind', 'ordinary', 'endsOn', 'next',
  'reason', 'Hiermit kündige ich meinen Vertrag fristgerecht zum nächstmöglichen Zeitpunkt, weil ich umziehe.'
)`;

// An odd factor maps 40 bits to 40 bits, so that no reference comes twice.
const REFERENCE = `(
  select case when number % 7 = 0 then 'W' else 'K' end || '-' || string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((scattered >> (5 * place)) & 31)::int, 1)
      || case when place = 4 then '-' else '' end, '' order by place desc)
  from generate_series(0, 7) as place, (
    select (number::bigint * 760013) & 1099511627775 as scattered
  ) as bits
)`;

const hash = (text: string): string =>
  `rtrim(translate(encode(sha256(convert_to(${text}, 'UTF8')), 'base64'), '+/', '-_'), '=')`;
