/** One field of a posted form; undefined when nothing was posted, or no form, or without that field. */
export async function postedField(request: Request, name: string): Promise<string | undefined> {
  if (request.method !== 'POST') return undefined;
  try {
    const value = (await request.formData()).get(name);
    return typeof value === 'string' ? value : undefined;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
