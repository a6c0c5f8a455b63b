import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'brass' | 'onDesk';
export type ButtonSize = 'small' | 'medium' | 'large' | 'huge';

/** `brass` and `onDesk` are for dark surfaces, all others for light ones. `.key-press` has how they look while disabled. */
const variants: Record<ButtonVariant, string> = {
  primary:
    'border-accent bg-accent text-on-accent [--key-side:var(--color-accent-side)] hover:border-accent-strong hover:bg-accent-strong',
  secondary:
    'border-edge bg-sheet text-ink [--key-side:light-dark(var(--color-line),#000)] hover:border-ink hover:bg-well',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-well',
  danger: 'border-alarm bg-transparent text-alarm hover:bg-alarm-wash',
  brass:
    'border-brass-bright bg-brass-bright text-on-brass [--key-side:var(--color-brass)] hover:border-brass-pale hover:bg-brass-pale',
  onDesk: 'border-desk-soft bg-transparent text-desk-ink hover:border-brass-bright hover:text-brass-bright',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3.5 text-sm',
  medium: 'min-h-11 px-5 text-base/tight',
  large: 'min-h-13 px-7 text-lg/tight',
  huge: 'min-h-18 px-8 text-xl',
};

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

function look({ variant = 'primary', size = 'medium' }: ButtonLook, className?: string) {
  return classNames('key-press rounded-md border py-1.5', variants[variant], sizes[size], className);
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** Shows a spinner and ignores presses. */
  busy?: boolean;
  /** Ignores presses for a while, and keeps the focus, which a button that is `disabled` loses. */
  'aria-disabled'?: boolean | undefined;
}

export function Button({ variant, size, busy, className, onClick, children, ...rest }: ButtonProps) {
  const ignores = busy || rest['aria-disabled'];
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={ignores || undefined}
      onClick={ignores ? ignore : onClick}
      className={look({ variant, size }, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A press that does not send its form either. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={look({ variant, size }, classNames('no-underline', className))} />;
}
