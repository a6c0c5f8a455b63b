import type { ReactNode } from 'react';

export interface IconProps {
  className?: string;
  /** In units of the 24 by 24 drawing; use a thinner one for large icons. */
  strokeWidth?: number;
}

/** The `svg` of an icon, for features that draw their own. */
export function Icon({ className = 'size-6', strokeWidth = 1.75, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 2.8 19.5h18.4z" />
      <path d="M12 10v4.5M12 17v.1" />
    </Icon>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M12 11v5.5M12 7.6v.1" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.5 12.8 4.8 4.7L19.5 6.5" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6 6 18" />
    </Icon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7.5h16M4 12h16M4 16.5h10" />
    </Icon>
  );
}

export function ArrowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 12h14M13 6.2l5.8 5.8-5.8 5.8" />
    </Icon>
  );
}

export function ChevronIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
}

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 16.5a7.5 7.5 0 0 1 15 0z" fill="currentColor" fillOpacity="0.18" />
      <path d="M3 19.5h18M12 9V6.5M9.8 5.5h4.4" />
    </Icon>
  );
}

export function HandsetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 4.5h3.2l1.6 4-2 1.6a12 12 0 0 0 6.1 6.1l1.6-2 4 1.6V19a1.7 1.7 0 0 1-1.9 1.6A16 16 0 0 1 3.4 6.4 1.7 1.7 0 0 1 5 4.5z" />
    </Icon>
  );
}
