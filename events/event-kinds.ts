/** The content of one kind of event. */
interface EventShape {
  /** Facts without anything a person wrote: kept for good. */
  data: object;
  /** What a person wrote, within its fields' limits; null when nothing. Emptied when the subject is deleted. */
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

/** Refuses a kind declared in another shape. */
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
