import { downSampleRateHz, frameMs, upSampleRateHz } from '../protocol/limits.ts';

/** Samples per frame, up (caller) and down (assistant). */
export const upFrameSamples = (upSampleRateHz * frameMs) / 1_000;
export const downFrameSamples = (downSampleRateHz * frameMs) / 1_000;

const kinds = { up: 1, down: 2 } as const;
const upHeaderBytes = 5;
const downHeaderBytes = 9;

/** The caller's audio: mono PCM16 at `upSampleRateHz`. `seq` counts the call's frames; a gap means a dropped frame. */
export interface UpFrame {
  seq: number;
  samples: Int16Array;
}

/** The assistant's audio: mono PCM16 at `downSampleRateHz`. `seq` counts the turn's frames from 0. */
export interface DownFrame {
  turn: number;
  seq: number;
  /** `downFrameSamples` samples; fewer in the last frame of a turn. */
  samples: Int16Array;
}

/** Layout: kind (`u8`), sequence number (`u32`, big-endian), PCM16 (little-endian). */
export function encodeUpFrame({ seq, samples }: UpFrame): Uint8Array<ArrayBuffer> {
  const { bytes, view } = start(kinds.up, upHeaderBytes, samples.length);
  view.setUint32(1, seq);
  writeSamples(view, upHeaderBytes, samples);
  return bytes;
}

/** Null unless the bytes are one whole up frame. */
export function parseUpFrame(bytes: Uint8Array): UpFrame | null {
  if (bytes.length !== upHeaderBytes + upFrameSamples * 2 || bytes[0] !== kinds.up) return null;
  const view = viewOf(bytes);
  return { seq: view.getUint32(1), samples: readSamples(view, upHeaderBytes, upFrameSamples) };
}

/** Layout: kind (`u8`), turn and sequence number (`u32`, big-endian), PCM16 (little-endian). */
export function encodeDownFrame({ turn, seq, samples }: DownFrame): Uint8Array<ArrayBuffer> {
  const { bytes, view } = start(kinds.down, downHeaderBytes, samples.length);
  view.setUint32(1, turn);
  view.setUint32(5, seq);
  writeSamples(view, downHeaderBytes, samples);
  return bytes;
}

/** Null unless the bytes are one down frame. */
export function parseDownFrame(bytes: Uint8Array): DownFrame | null {
  const length = (bytes.length - downHeaderBytes) / 2;
  if (bytes[0] !== kinds.down || !Number.isInteger(length) || length < 1 || length > downFrameSamples) return null;
  const view = viewOf(bytes);
  return { turn: view.getUint32(1), seq: view.getUint32(5), samples: readSamples(view, downHeaderBytes, length) };
}

function start(kind: number, headerBytes: number, length: number) {
  const bytes = new Uint8Array(headerBytes + length * 2);
  bytes[0] = kind;
  return { bytes, view: viewOf(bytes) };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function writeSamples(view: DataView, at: number, samples: Int16Array): void {
  for (let index = 0; index < samples.length; index++) view.setInt16(at + index * 2, samples[index] as number, true);
}

function readSamples(view: DataView, at: number, length: number): Int16Array {
  const samples = new Int16Array(length);
  for (let index = 0; index < length; index++) samples[index] = view.getInt16(at + index * 2, true);
  return samples;
}
