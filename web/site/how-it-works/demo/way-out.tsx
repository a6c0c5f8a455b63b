interface WayOutProps {
  text: string;
  link: { label: string; href: string };
}

/** Why calls are not possible here, with a link to an alternative. */
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
