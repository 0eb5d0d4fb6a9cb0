import type { HonoRequest } from 'hono';

/** Whether a request says that it holds JSON as it is, with whatever parameters. */
export function isJson(request: HonoRequest): boolean {
  const type = request.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  const coding = request.header('Content-Encoding')?.trim().toLowerCase() ?? 'identity';
  return type === 'application/json' && coding === 'identity';
}

/** The body as a JSON object, or `undefined` when it is anything else. */
export async function readObject(
  request: HonoRequest,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const bytes = await request.arrayBuffer();
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    // Neither UTF-8 nor JSON: for the caller the same as no object.
    return undefined;
  }
}
