/**
 * Keeps the styles right after a resize in WebKit. It does not evaluate `@media` again if the page has viewport units
 * and `@container`. Assigning the adopted style sheets makes it evaluate all rules; at least one must exist.
 */
export function restyleAfterResize(): void {
  document.adoptedStyleSheets.push(new CSSStyleSheet());
  addEventListener('resize', () => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets];
  });
}
