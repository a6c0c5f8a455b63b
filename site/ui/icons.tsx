import type { ReactNode } from 'react';

export interface IconProps {
  className?: string;
}

/** The frame of an icon, for those that one feature alone uses. */
export function Icon({ className = 'size-6', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
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

export function SpeechIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h16v11h-8.5l-4.5 4v-4H4z" />
      <path d="M8 9h8M8 12h5" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M12 7v5.3l3.4 2" />
    </Icon>
  );
}

export function ReplyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 3.5 5.5 13.5H12l-1.5 7 8-10H12z" />
    </Icon>
  );
}

export function RestIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 9h11v5.5a4.5 4.5 0 0 1-4.5 4.5h-2A4.5 4.5 0 0 1 5 14.5z" />
      <path d="M16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M8.5 3.5v2M12.5 3.5v2" />
    </Icon>
  );
}

export function PlugIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 3.5v4.5M15 3.5v4.5M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0zM12 17v4" />
    </Icon>
  );
}

export function LedgerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 3.5h12.5a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H5zM8.5 3.5v17" />
      <path d="M11.5 8h4.5M11.5 12h4.5M11.5 16h3" />
    </Icon>
  );
}
