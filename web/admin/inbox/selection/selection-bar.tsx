import { type FormEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { submissionStatuses } from '#/inbox/request/submission-status.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { ChevronIcon, CloseIcon } from '#/web/ui/icons.tsx';
import type { ManyChange } from '../../api/many-api.ts';
import { formatCount } from '../../locale/local-format.ts';
import { Menu, type MenuItem } from '../../page/menu.tsx';
import { countText, type Many } from './change-many.ts';
import type { Selecting } from './use-selection.ts';

/** As the server has it. */
const maxLabelCharacters = 40;

interface SelectionBarProps {
  many: Many;
  selecting: Selecting;
  onChange: (change: ManyChange) => void;
  onJoin: () => void;
  /** Gives the focus back to the list. */
  onLeave: () => void;
}

/** What is done with the requests that are selected, at the foot of their list. */
export function SelectionBar({ many, selecting, onChange, onJoin, onLeave }: SelectionBarProps) {
  const { selection, rows, view, total, staff } = many;
  const bar = useRef<HTMLElement>(null);
  const leave = useRef(onLeave);
  useLayoutEffect(() => {
    leave.current = onLeave;
  });
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element?.contains(document.activeElement)) leave.current();
    };
  }, []);

  const isAll = selection.allUntil !== null;
  const labels = [...new Set(rows.flatMap((row) => row.labels))].sort();
  const choices = (values: readonly { value: string; label: string }[]): MenuItem[] =>
    values.map((choice) => ({ ...choice, current: false }));

  return (
    <section
      ref={bar}
      aria-label="Selected requests"
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-1 gap-y-1 border-line border-y bg-well px-2 py-1.5 text-sm shadow-raised md:px-3"
    >
      <button
        type="button"
        aria-label="Select nothing"
        onClick={selecting.clear}
        className="grid size-8 place-items-center rounded-sm hover:bg-sheet stacked:size-10"
      >
        <CloseIcon className="size-4" />
      </button>
      <span className="font-semibold tabular-nums">{countText(many)}</span>
      {!isAll && (total === null || total > rows.length) && (
        <BarButton onClick={selecting.selectAll} className="underline underline-offset-2">
          {total === null ? 'Select all' : `Select all ${formatCount(total)}`}
        </BarButton>
      )}
      <span className="grow" />
      <MenuButton
        label="Status"
        items={choices(submissionStatuses.map((value) => ({ value, label: value })))}
        onChoose={(value) => onChange({ status: value as (typeof submissionStatuses)[number] })}
      />
      <MenuButton
        label="Assign"
        items={choices([{ value: '', label: 'Nobody' }, ...staff.map(({ id, name }) => ({ value: id, label: name }))])}
        onChoose={(id) => onChange({ assignee_id: id || null })}
      />
      <LabelField selecting={selecting} onLabel={(label) => onChange({ add_label: label })} onLeave={onLeave} />
      {labels.length > 0 && (
        <MenuButton
          label="Remove label"
          items={choices(labels.map((label) => ({ value: label, label })))}
          onChoose={(label) => onChange({ remove_label: label })}
        />
      )}
      {!isAll && !view.spam && rows.length > 1 && <BarButton onClick={onJoin}>Join</BarButton>}
      <BarButton onClick={() => onChange({ is_spam: !view.spam })}>{view.spam ? 'Not spam' : 'Spam'}</BarButton>
      <BarButton onClick={() => onChange({ delete: true })} className="text-alarm">
        Delete
      </BarButton>
    </section>
  );
}

interface BarButtonProps {
  onClick: (button: HTMLButtonElement) => void;
  isMenu?: boolean;
  className?: string;
  children: ReactNode;
}

function BarButton({ onClick, isMenu, className, children }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup={isMenu ? 'menu' : undefined}
      onClick={(event) => onClick(event.currentTarget)}
      className={classNames(
        'flex min-h-8 items-center gap-1 rounded-sm px-2 hover:bg-sheet stacked:min-h-10',
        className,
      )}
    >
      {children}
    </button>
  );
}

interface MenuButtonProps {
  label: string;
  items: MenuItem[];
  onChoose: (value: string) => void;
}

function MenuButton({ label, items, onChoose }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <BarButton isMenu onClick={setAnchor}>
        {label}
        <ChevronIcon className="size-3.5" />
      </BarButton>
      {anchor && (
        <Menu label={label} anchor={anchor} items={items} onChoose={onChoose} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}

interface LabelFieldProps {
  selecting: Selecting;
  onLabel: (label: string) => void;
  onLeave: () => void;
}

function LabelField({ selecting: { labelling, setLabelling }, onLabel, onLeave }: LabelFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (labelling) input.current?.focus();
  }, [labelling]);

  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const label = String(new FormData(form).get('label')).trim();
    form.reset();
    if (label !== '') onLabel(label);
    onLeave();
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') onLeave();
  }

  return (
    <form onSubmit={add}>
      <input
        ref={input}
        name="label"
        aria-label="Label for what is selected"
        placeholder="Label"
        maxLength={maxLabelCharacters}
        autoComplete="off"
        dir="auto"
        onFocus={() => setLabelling(false)}
        onKeyDown={press}
        className="min-h-8 w-24 rounded-sm border border-edge bg-sheet px-2 placeholder:text-ink-soft stacked:min-h-10"
      />
    </form>
  );
}
