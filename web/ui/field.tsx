import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { AlertIcon } from './icons.tsx';

const box =
  'block w-full rounded-md border border-edge bg-sheet px-3.5 py-2.5 text-base text-ink settle ' +
  'placeholder:text-ink-soft hover:border-ink focus-visible:border-ink focus-visible:bg-brass-wash/40 focus-visible:outline-offset-1 aria-invalid:border-2 aria-invalid:border-alarm aria-invalid:bg-alarm-wash ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-well';

export interface FieldProps {
  /** The control's id; the ids of hint and error derive from it. */
  id: string;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  /** The hint stands above the control, since it is to be read before one writes. */
  hintFirst?: boolean;
  error?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** The attributes that link a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export function Field({ id, label, optional, hint, hintFirst, error, className, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error && `${id}-error`;
  const hintLine = hint && (
    <p id={hintId} className="text-ink-soft text-sm">
      {hint}
    </p>
  );
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {hintFirst && hintLine}
      {children({
        id,
        'aria-describedby': classNames(hintId, errorId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {!hintFirst && hintLine}
      {error && (
        <p id={errorId} className="flex gap-1.5 font-semibold text-alarm text-sm">
          <AlertIcon className="mt-px size-5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(box, 'min-h-12', className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(box, 'max-h-96 min-h-32', className)} />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={classNames(box, 'chevron min-h-12', className)} />;
}
