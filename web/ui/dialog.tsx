import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

export interface DialogProps {
  title: string;
  /** Called when the dialog is dismissed: Escape, a press outside, or the browser's own back gesture. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal `<dialog>` that is open as long as it is rendered. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // Closed while it is still in the page, so that the browser gives the focus back to what had it before.
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-lg border border-edge border-t-6 border-t-brass bg-sheet p-0 text-ink shadow-raised backdrop:bg-[rgb(8_24_18/0.6)]"
    >
      <div className="grid gap-4 p-6 sm:p-8">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
