import { type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from '#/web/ui/class-names.ts';
import { CheckIcon } from '#/web/ui/icons.tsx';

export interface MenuItem {
  value: string;
  label: string;
  current: boolean;
}

interface MenuProps {
  label: string;
  /** The button that opened it: the menu stands by it, and the focus goes back to it. */
  anchor: HTMLElement;
  items: MenuItem[];
  onChoose: (value: string) => void;
  onClose: () => void;
}

const gapPx = 4;

/** A menu of choices, of which one is the current. It is open as long as it is rendered. */
export function Menu({ label, anchor, items, onChoose, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.showPopover();
    place(element, anchor);
    const current = element.querySelector<HTMLElement>('[aria-checked=true]') ?? element.querySelector('button');
    current?.focus();
    return () => {
      if (element.contains(document.activeElement)) anchor.focus();
    };
  }, [anchor]);

  function move(event: KeyboardEvent) {
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') onClose();
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  }

  return (
    <div
      ref={menu}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      popover="auto"
      onToggle={(event) => event.newState === 'closed' && onClose()}
      onKeyDown={move}
      className="fixed inset-auto m-0 min-w-40 max-w-72 rounded-md border border-edge bg-sheet p-1 text-ink text-sm shadow-raised"
    >
      {items.map(({ value, label: text, current }) => (
        <button
          key={value}
          type="button"
          role="menuitemradio"
          aria-checked={current}
          tabIndex={-1}
          onClick={() => {
            onClose();
            onChoose(value);
          }}
          className="flex min-h-8 w-full items-center justify-between gap-4 rounded-sm px-2.5 text-left outline-none hover:bg-well focus:bg-well stacked:min-h-11"
        >
          <span className="min-w-0 truncate capitalize">{text}</span>
          <CheckIcon className={classNames('size-4 shrink-0', !current && 'invisible')} />
        </button>
      ))}
    </div>
  );
}

/** Below the button, or above it where there is no room below. */
function place(menu: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = at.bottom + gapPx;
  const top = below + height > innerHeight ? Math.max(gapPx, at.top - gapPx - height) : below;
  menu.style.top = `${top}px`;
  menu.style.left = `${Math.max(gapPx, Math.min(at.left, innerWidth - width - gapPx))}px`;
}
