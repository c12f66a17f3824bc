import { useEffect, useState, type RefObject } from 'react';

const CHECK_MS = 400;

/** Delays changes of a primitive or memoized value, so that a control keeps its target while it is used. */
export function useSteady<Value>(value: Value, control: RefObject<Element | null>): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (Object.is(shown, value)) return undefined;
    let pressed = false;
    const update = () => {
      if (!pressed && !isInUse(control.current)) setShown(() => value);
      pressed = false;
    };
    // On touch screens, the click follows the end of the touch.
    const notePress = () => (pressed = true);
    document.addEventListener('pointerup', notePress);
    update();
    const timer = setInterval(update, CHECK_MS);
    return () => {
      clearInterval(timer);
      document.removeEventListener('pointerup', notePress);
    };
  }, [shown, value, control]);
  return shown;
}

function isInUse(control: Element | null): boolean {
  if (!control) return false;
  if (control.matches(':active, :focus')) return true;
  // A touch screen keeps `:hover` after a tap.
  return matchMedia('(hover: hover)').matches && control.matches(':hover');
}
