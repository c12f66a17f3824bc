import { useEffect, type RefObject } from 'react';

/**
 * Focuses the field that a form begins with, and after a refusal the first refused one.
 * @param start name of a field, or `career`
 * @param refusal a new object for each refusal
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
