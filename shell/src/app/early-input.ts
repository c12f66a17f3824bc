import { type ReactNode, useEffect, useEffectEvent } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Records input before hydration. The returned function enters it again, in a task after hydration. */
export function watchEarlyInput(page: HTMLElement): () => void {
  const entered = new Map<Control, string | boolean>();
  const note = ({ target }: Pick<Event, 'target'>): void => {
    if (isControl(target) && page.contains(target)) entered.set(target, stateOf(target));
  };
  for (const control of page.querySelectorAll<Control>('input, textarea, select')) {
    if (stateOf(control) !== initialStateOf(control)) note({ target: control });
  }
  // React may reset a select before its `change`, in any of its listeners, also those of roots on outer elements.
  document.addEventListener('input', note, true);
  return () => {
    document.removeEventListener('input', note, true);
    for (const [control, state] of entered) if (control.isConnected) enter(control, state);
  };
}

/** Holds back presses before hydration. The returned function repeats the last one after the input. */
export function takeEarlyPress(page: HTMLElement): () => void {
  let pressed = page.querySelector<HTMLElement>('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  document.onclick = null;
  const hold = (event: MouseEvent): void => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button:not([popovertarget])');
    if (!button || !page.contains(button)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  // On the document, so that it runs before React's listeners on the page.
  document.addEventListener('click', hold, true);
  return () => {
    document.removeEventListener('click', hold, true);
    pressed?.click();
  };
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

function isToggle(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
}

function stateOf(control: Control): string | boolean {
  return isToggle(control) ? control.checked : control.value;
}

function initialStateOf(control: Control): string | boolean {
  if (isToggle(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ?? '';
}

/** Changes the state first, because React ignores an event whose control still has the state that React set. */
function enter(control: Control, state: string | boolean): void {
  if (isToggle(control)) {
    // Selecting another radio button of the group clears this one.
    if (control.type === 'radio' && state === false) return;
    control.checked = !state;
    control.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = String(state);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    control.value = '';
    const kind = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(control, state);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

interface HydratedProps {
  /** Called once, when React handles the events of the page. */
  onHydrated(): void;
  children: ReactNode;
}

export function Hydrated({ onHydrated, children }: HydratedProps) {
  const report = useEffectEvent(onHydrated);
  useEffect(() => {
    // Input makes React hydrate at once, and the browser dispatches a select's `change` after its `input`. Reporting in
    // a separate task runs after both. A message also arrives while the page's clock is paused, unlike a timer.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      report();
    };
    port2.postMessage(undefined);
    return () => port1.close();
  }, []);
  return children;
}
