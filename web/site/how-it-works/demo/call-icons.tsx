import { Icon, type IconProps } from '#/web/ui/icons.tsx';

export function KeyboardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.75" y="6" width="18.5" height="12" rx="1.5" />
      <path d="M6.5 10h.1M10.2 10h.1M13.8 10h.1M17.5 10h.1M8 14h8" />
    </Icon>
  );
}

export function MicrophoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="9" y="3" width="6" height="11" rx="3" />
      <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />
    </Icon>
  );
}

export function MicrophoneOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 9.5V11a3 3 0 0 0 5 2.2M15 10V6a3 3 0 0 0-5.8-1.1" />
      <path d="M5.5 11.5a6.5 6.5 0 0 0 10.6 5M18.2 13.2c.2-.5.3-1.1.3-1.7M12 18v3M4 4l16 16" />
    </Icon>
  );
}

export function HandRaisedIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 12V6a1.5 1.5 0 0 1 3 0v4.5M10.5 10.5V4.5a1.5 1.5 0 0 1 3 0v6M13.5 10.5V6a1.5 1.5 0 0 1 3 0v8a6.5 6.5 0 0 1-12 3.5l-2-4a1.6 1.6 0 0 1 2.7-1.7l1.3 1.7" />
    </Icon>
  );
}

export function HeadphonesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 15.5V12a8 8 0 0 1 16 0v3.5" />
      <path d="M4 14h3v6H5.5A1.5 1.5 0 0 1 4 18.5zM20 14h-3v6h1.5a1.5 1.5 0 0 0 1.5-1.5z" />
    </Icon>
  );
}
