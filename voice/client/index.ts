// The library's main entry. The others are in README.md: each is loaded when its part is needed.
export type { Backend, BackendCall, CallHost, CallRequest, Capabilities, Stage } from './backends/backend.ts';
export type { CallControls } from './call-controls.ts';
export { CallFailedError, type ErrorDetails, ServerAnswerError } from './call-errors.ts';
export { type CallFailure, callFailure, type FailureCode, type NextStep } from './call-failures.ts';
export { createVoice, type VoiceOptions } from './create-voice.ts';
export { createVoiceClient, type VoiceClient } from './create-voice-client.ts';
export type {
  CallTarget,
  CameraError,
  Hearing,
  Microphone,
  MicrophonePermission,
  Microphones,
  StartFailed,
  StartOptions,
  StartProgress,
  StartRequest,
  StartStage,
  StartSucceeded,
  Target,
  Voice,
  VoiceCall,
  VoiceError,
  VoiceErrorType,
  VoiceEventName,
  VoiceEvents,
  VoiceListener,
} from './voice.ts';
