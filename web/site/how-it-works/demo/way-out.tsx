interface WayOutProps {
  text: string;
  link: { label: string; href: string };
}

/** Why there is no call to be had here, and where else to go. */
export function WayOut({ text, link }: WayOutProps) {
  return (
    <p className="border-brass-bright border-l-4 pl-4 text-lg">
      {text}{' '}
      <a href={link.href} className="text-link whitespace-nowrap">
        {link.label}
      </a>
    </p>
  );
}
