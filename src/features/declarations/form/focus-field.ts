import { fieldId } from '#ui/field.tsx';

/** Puts the focus into a field; of a group of choices, on the one that is chosen. */
export function focusField(form: HTMLFormElement, field: string): void {
  const element = form.querySelector<HTMLElement>(`#${fieldId(field)}`);
  const choice = element?.querySelector<HTMLElement>('input:checked');
  (choice ?? element)?.focus();
}
