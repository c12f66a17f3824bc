/**
 * Lets React change and remove texts that a page translator has replaced by `font` elements. React keeps a reference
 * to every text beside an element: without this, it changes a text that is no longer in the page, or throws when it
 * removes one (https://github.com/facebook/react/issues/11538). Before React touches such a text, this puts it back. The
 * translator then translates it again.
 */
export function restoreReplacedText(): void {
  const texts = new ReplacedTexts();
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) texts.putBack(child);
    if (child.parentNode && this.contains(child)) removeChild.call(child.parentNode, child);
    return child;
  };

  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    if (before && before.parentNode !== this) texts.putBack(before);
    let sibling = before;
    while (sibling && sibling.parentNode !== this) sibling = sibling.parentNode;
    insertBefore.call(this, added, sibling);
    return added;
  };

  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, text: string | null) {
      if (!this.parentNode) texts.putBack(this);
      this.data = text ?? '';
    },
  });
}

/** The texts of the document that became a `<font>`. */
class ReplacedTexts {
  readonly #fontOf = new WeakMap<Node, HTMLElement>();
  readonly #textsOf = new WeakMap<HTMLElement, Text[]>();
  readonly #observer = new MutationObserver((mutations) => this.#record(mutations));

  constructor() {
    this.#observer.observe(document, { childList: true, subtree: true });
  }

  /** Replaces the `<font>` of a text by the text. Does nothing if the node is not a replaced text. */
  putBack(node: Node): void {
    this.#record(this.#observer.takeRecords());
    const font = this.#fontOf.get(node);
    if (!font?.parentNode) return;
    const texts = this.#textsOf.get(font)!.filter((text) => !text.parentNode || font.contains(text));
    // A translator may have moved elements of React into its own.
    if (font.querySelector(':not(font)')) font.before(...texts);
    else font.replaceWith(...texts);
  }

  #record(mutations: readonly MutationRecord[]): void {
    const added = new Set(mutations.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of mutations) {
      const texts = [...removedNodes].filter((node) => node instanceof Text);
      const font = [...addedNodes, previousSibling, nextSibling].filter(isFont).find((node) => added.has(node));
      if (!font || texts.length === 0) continue;
      this.#textsOf.set(font, [...(this.#textsOf.get(font) ?? []), ...texts]);
      for (const text of texts) this.#fontOf.set(text, font);
    }
  }
}

function isFont(node: Node | null): node is HTMLElement {
  return node?.nodeName === 'FONT';
}
