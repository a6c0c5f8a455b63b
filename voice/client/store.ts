// What a card shows, and what it needs before the tap: the client itself comes when the store loads it.
export type { CallFailure, NextStep } from './call-failures.ts';
export type {
  BookingState,
  CallEnd,
  CallState,
  Desk,
  FormState,
  InCall,
  ShownField,
  ShownTime,
  Unsent,
} from './call-state.ts';
export { type CallStore, type CallStoreOptions, createCallStore, type VoiceSnapshot } from './call-store.ts';
export { systemClock } from './clock.ts';
export { type Bubble, bubblesOf, emptyTranscript, type Transcript, type TranscriptEntry } from './transcript.ts';
export { unlockSpeech } from './unlock-speech.ts';
