/** What was typed into the fields of a form, by their names. */
export type FormValues = Readonly<Record<string, string>>;

/** The typed texts of a form; files, which no form here asks for, are left out. */
export const formValues = (data: FormData): FormValues =>
  Object.fromEntries(
    [...data].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

/**
 * The values of a form that a request posts; undefined when nothing is posted. A body that is no form
 * counts as an empty one.
 */
export async function readPostedForm(request: Request): Promise<FormValues | undefined> {
  if (request.method !== 'POST') return undefined;
  try {
    return formValues(await request.formData());
  } catch (error) {
    if (error instanceof TypeError) return {};
    throw error;
  }
}
