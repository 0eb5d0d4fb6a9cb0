import { Field } from '#ui/field.tsx';
import type { FieldsProps } from './form-kind.ts';
import { texts } from './texts.ts';

interface PersonFieldsProps extends Pick<FieldsProps<{ email: string; name: string }>, 'field'> {
  emailHint: string;
}

/** Who declares something; every declaration begins with these fields. */
export function PersonFields({ field, emailHint }: PersonFieldsProps) {
  return (
    <>
      <Field
        {...field('email')}
        label={texts.email}
        hint={emailHint}
        type="email"
        autoComplete="email"
        required
      />
      <Field {...field('name')} label={texts.name} type="text" autoComplete="name" required />
    </>
  );
}
