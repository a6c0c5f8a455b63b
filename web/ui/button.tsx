import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'brass' | 'onDesk';
export type ButtonSize = 'small' | 'medium' | 'large';

const disabledOnPaper = 'aria-disabled:border-line aria-disabled:bg-well aria-disabled:text-ink-soft';
const disabledOnDesk =
  'aria-disabled:border-dashed aria-disabled:border-desk-soft aria-disabled:bg-desk-deep aria-disabled:text-desk-soft';

/** `brass` and `onDesk` are for dark surfaces, all others for light ones. */
const variants: Record<ButtonVariant, [colours: string, disabled: string]> = {
  primary: [
    'border-accent bg-accent text-on-accent [--key-side:var(--color-accent-side)] hover:border-accent-strong hover:bg-accent-strong',
    disabledOnPaper,
  ],
  secondary: [
    'border-edge bg-sheet text-ink [--key-side:light-dark(var(--color-line),#000)] hover:border-ink hover:bg-well',
    disabledOnPaper,
  ],
  quiet: ['border-transparent bg-transparent text-ink hover:bg-well', disabledOnPaper],
  danger: ['border-alarm bg-transparent text-alarm hover:bg-alarm-wash', disabledOnPaper],
  brass: [
    'border-brass-bright bg-brass-bright text-on-brass [--key-side:var(--color-brass)] hover:border-brass-pale hover:bg-brass-pale',
    disabledOnDesk,
  ],
  onDesk: [
    'border-desk-soft bg-transparent text-desk-ink hover:border-brass-bright hover:text-brass-bright',
    disabledOnDesk,
  ],
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3.5 text-sm',
  medium: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-7 text-lg',
};

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

function look({ variant = 'primary', size = 'medium' }: ButtonLook, className?: string) {
  const [colours] = variants[variant];
  return classNames(
    'inline-flex items-center justify-center gap-2.5 rounded-md border py-1.5 text-center font-semibold leading-tight',
    // The site's own `anywhere` would let a narrow row cut a word in two.
    'key-press wrap-break-word',
    colours,
    sizes[size],
    className,
  );
}

/** How a button looks that is disabled or busy, which a link never is. */
function states({ variant = 'primary' }: ButtonLook) {
  const [, disabled] = variants[variant];
  return classNames(
    'aria-disabled:cursor-not-allowed aria-disabled:[--key-side:transparent]',
    'aria-busy:cursor-progress aria-busy:outline-3 aria-busy:outline-offset-3 aria-busy:outline-brass-bright aria-busy:outline-dashed',
    'motion-safe:aria-busy:animate-pulse',
    disabled,
  );
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner and ignores presses. It keeps the focus, which a button that is `disabled` loses. */
  busy?: boolean;
  /** Ignores presses for a while, and keeps the focus, too. */
  'aria-disabled'?: boolean | undefined;
}

export function Button({ variant, size, busy = false, className, onClick, children, ...rest }: ButtonProps) {
  const ignores = busy || rest['aria-disabled'] === true;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={ignores || rest.disabled || undefined}
      onClick={ignores ? ignore : onClick}
      className={look({ variant, size }, classNames(states({ variant }), className))}
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

/** A button that is never disabled or busy, on a page that need not carry how it would look. */
export function PlainButton({ variant, size, className, ...rest }: ComponentProps<'button'> & ButtonLook) {
  return <button type="button" {...rest} className={look({ variant, size }, className)} />;
}
