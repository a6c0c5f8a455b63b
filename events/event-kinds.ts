/** What an event of one kind tells. */
interface EventShape {
  /** Facts without anything a person wrote: kept for good. */
  data: object;
  /** What a person wrote, within the limits of its fields: emptied when the subject is deleted. Null when there is none. */
  words: object | null;
}

/**
 * Every kind of event, `subject.verb` in the past tense. Each feature declares its own by declaration merging, beside
 * the commands that append them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add their kinds to it
export interface EventKinds {}

export type EventKind = keyof EventKinds & string;

/** What an event is about: the part of its kind before the dot. */
export type SubjectKind = EventKind extends `${infer Subject}.${string}` ? Subject : never;

/** Refuses a kind that is declared otherwise. */
type Checked<Shape extends EventShape> = Shape;

/** An event to append. */
export type NewEvent = {
  [Kind in EventKind]: {
    kind: Kind;
    subjectId: string;
    /** ISO 8601, UTC, milliseconds; now when left out. */
    at?: string;
  } & Checked<EventKinds[Kind]>;
}[EventKind];
