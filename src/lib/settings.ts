/** The value of a variable of the environment; an empty one counts as not set (.env.example). */
export const unlessEmpty = (value: string | undefined): string | undefined =>
  value === '' ? undefined : value;
