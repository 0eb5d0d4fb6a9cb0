import { Button } from '#ui/button.tsx';
import { tokenField } from './addresses.ts';

export interface TokenFormProps {
  /** Address of the page, which takes the form. */
  path: string;
  token: string;
  submitLabel: string;
}

/** The button that does what a link may not do by itself, because mail scanners open links (RN-04). */
export function TokenForm({ path, token, submitLabel }: TokenFormProps) {
  return (
    <form method="post" action={path}>
      <input type="hidden" name={tokenField} value={token} />
      <Button type="submit" size="large">
        {submitLabel}
      </Button>
    </form>
  );
}
