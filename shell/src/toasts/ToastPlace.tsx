/**
 * A place among the content of a page, so that a toast covers nothing. It is empty until the first toast. Then it keeps
 * its height, so that nothing below it moves when the toast closes.
 */
export function ToastPlace({ className }: { className?: string | undefined }) {
  return <div className={className} data-toasts="" data-optional />;
}
