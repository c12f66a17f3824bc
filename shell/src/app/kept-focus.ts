/**
 * Follows whoever goes on by keyboard in a page that is about to be replaced by one with the same links. Answers what
 * gives back the focus: to be called once the new page stands.
 */
export function keepFocus(page: HTMLElement): () => void {
  let place = placeOf(document.activeElement, page);
  const follow = ({ target }: FocusEvent) => (place = placeOf(target as Element, page));
  page.addEventListener('focusin', follow);
  return () => {
    page.removeEventListener('focusin', follow);
    if (place && document.activeElement === document.body) page.querySelector<HTMLElement>(place)?.focus();
  };
}

function placeOf(element: Element | null, page: HTMLElement): string | undefined {
  if (!element || !page.contains(element)) return undefined;
  const address = element.getAttribute('href');
  if (address !== null) return `a[href="${CSS.escape(address)}"]`;
  return element.id === '' ? undefined : `#${CSS.escape(element.id)}`;
}
