import { ArrowIcon, CheckIcon } from '#/web/ui/icons.tsx';

/** What became of a call: a tick where it came to an end, an arrow where a person takes over. */
export function Outcome({ text, isHandedOver }: { text: string; isHandedOver: true | undefined }) {
  const Icon = isHandedOver ? ArrowIcon : CheckIcon;
  return (
    <b className="flex items-center gap-1.5 whitespace-nowrap font-semibold text-xs">
      <Icon className={isHandedOver ? 'size-4 text-brass-ink' : 'size-4 text-good'} strokeWidth={2.5} />
      {text}
    </b>
  );
}
