import { CheckIcon } from '#/web/ui/icons.tsx';

interface DoneNoteProps {
  text: string | undefined;
}

/** What was done, with a tick. The text comes first: the first item sets the baseline of a pane's head. */
export function DoneNote({ text }: DoneNoteProps) {
  return (
    <span className="flex items-center gap-1.5">
      {text}
      <CheckIcon className="size-4 text-good" strokeWidth={2.5} />
    </span>
  );
}
