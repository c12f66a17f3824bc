/** Returns an element with properties and children. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** @param ariaLabel for a button whose text is a symbol */
export function button(text: string, onclick: () => void, ariaLabel: string | null = null): HTMLButtonElement {
  return h('button', { type: 'button', onclick, ariaLabel }, text);
}

export function section(title: string, ...content: Node[]): HTMLElement {
  return h('section', {}, h('h2', {}, title), ...content);
}
