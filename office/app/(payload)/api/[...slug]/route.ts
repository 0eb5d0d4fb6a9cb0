import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes';
import { answerOnce } from '../../../../collections/answer-once.ts';

export const GET = REST_GET(config);
export const POST = answerOnce(REST_POST(config));
export const PATCH = answerOnce(REST_PATCH(config));
export const DELETE = answerOnce(REST_DELETE(config));
