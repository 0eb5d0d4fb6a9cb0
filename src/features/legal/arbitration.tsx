import type { Site } from '#content-model/queries.ts';
import { texts } from './texts.ts';

export type ArbitrationProps = Site['company']['arbitration'];

/** Whether the company takes part in consumer arbitration, and where (§ 36 VSBG). */
export function Arbitration({ participates, body }: ArbitrationProps) {
  if (!participates || !body) return texts.arbitration.no;
  return (
    <>
      {texts.arbitration.yes} {body.name}, {body.address},{' '}
      <a href={body.url}>{new URL(body.url).host}</a>
    </>
  );
}
