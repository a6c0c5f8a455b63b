import { asWritten } from '#/web/ui/as-written.ts';
import { classNames } from '#/web/ui/class-names.ts';

export interface BubbleViewProps {
  role: 'user' | 'assistant';
  label: string;
  sentences: readonly string[];
  /** The interim transcript, which may still change and is hidden from screen readers. */
  changing?: string | undefined;
}

/** Consecutive sentences of one side. */
export function BubbleView({ role, label, sentences, changing }: BubbleViewProps) {
  const isVisitor = role === 'user';
  // What a visitor writes stays as it is.
  const shown = isVisitor ? String : asWritten;
  return (
    <div className={classNames('max-w-[85%] sm:max-w-[75%]', isVisitor && 'justify-self-end')}>
      <p className={classNames('mb-1 font-semibold text-ink-soft text-xs', isVisitor && 'text-right')}>{label}</p>
      <p
        dir="auto"
        className={classNames(
          'said px-4 py-2.5 wrap-anywhere',
          isVisitor && 'said-back',
          sentences.length === 0 && 'border-dashed',
        )}
      >
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added at the end
          <span key={index}>{index > 0 ? ` ${shown(sentence)}` : shown(sentence)}</span>
        ))}
        {changing && (
          <span aria-hidden="true" className="opacity-75">
            {sentences.length > 0 ? ` ${shown(changing)}` : shown(changing)}
          </span>
        )}
      </p>
    </div>
  );
}
