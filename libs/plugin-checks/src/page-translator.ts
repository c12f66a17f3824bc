/**
 * Imitates the page translator of Chrome: replaces every text below a node by a `<font>` in a `<font>`, now and whenever a
 * text is added. The words stay the same, so that a test can read them. A page may get only the source of this function,
 * so it uses nothing else from this file.
 */
export function translatePage(root: Node = document): void {
  const isSkipped = (text: Node) => text.parentElement?.closest('font, script, style, textarea, svg, head') !== null;
  const replaceTexts = (): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (text) =>
      isSkipped(text) || text.nodeValue?.trim() === '' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = text.nodeValue;
      text.parentNode!.insertBefore(font, text);
      text.parentNode!.removeChild(text);
    }
  };
  new MutationObserver(replaceTexts).observe(root, { childList: true, subtree: true, characterData: true });
  replaceTexts();
}
