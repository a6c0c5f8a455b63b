import { afterEach, describe, expect, it, vi } from 'vitest';
import { callStorage } from './call-storage.ts';
import { hasWaitingCall } from './waiting-call.ts';

const call = { callId: 'call-1', webCallUrl: 'wss://example.test/voice/calls/call-1', resumeToken: 'token' };

function keepIn(storage: Record<string, string>): void {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage[key] ?? null,
    setItem(key: string, value: string) {
      storage[key] = value;
    },
    removeItem(key: string) {
      delete storage[key];
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what a tab keeps of its call', () => {
  it('is found under the names that tabs know', () => {
    const kept: Record<string, string> = { 'frontdesk.microphone': 'desk', 'frontdesk.recognition': 'works' };
    keepIn(kept);
    expect(hasWaitingCall()).toBe(false);
    kept['frontdesk.call'] = JSON.stringify({ ...call, seenAt: Date.now() });
    expect(hasWaitingCall()).toBe(true);
    expect([callStorage()?.getItem('microphone'), callStorage()?.getItem('recognition')]).toEqual(['desk', 'works']);
    callStorage()?.removeItem('microphone');
    callStorage()?.setItem('recognition', 'refused');
    expect(Object.keys(kept)).toEqual(['frontdesk.recognition', 'frontdesk.call']);
    expect(kept['frontdesk.recognition']).toBe('refused');
  });

  it('is nothing where the browser refuses its storage, or to read it', () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage') ?? {
      value: undefined,
      configurable: true,
    };
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    expect(callStorage()).toBeNull();
    expect(hasWaitingCall()).toBe(false);
    Object.defineProperty(globalThis, 'sessionStorage', own);
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    expect(hasWaitingCall()).toBe(false);
  });
});
