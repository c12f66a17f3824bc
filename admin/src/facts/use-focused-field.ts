import { useEffect, type RefObject } from 'react';

/**
 * Focuses the given field when the form opens, and the first rejected field after each rejection.
 * @param start name of a field, or `career`
 * @param refusal a new object for each rejection
 */
export function useFocusedField(
  form: RefObject<HTMLFormElement | null>,
  start: string | undefined,
  refusal: object,
): void {
  useEffect(() => {
    if (start === undefined) return;
    form.current?.querySelector<HTMLElement>(`[name="${start}"], [data-career="${start}"] input`)?.focus();
  }, [form, start]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refusal]);
}
