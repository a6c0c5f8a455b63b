// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScriptedBackend } from '../../testing/client/scripted-backend.ts';
import { createCallStore } from '../call-store.ts';
import { createVoice } from '../create-voice.ts';
import { useCall, useCallStore, useMicrophone, VoiceProvider } from './voice-provider.tsx';

let root: Root;
let place: HTMLElement;
const renders = { card: 0, meter: 0 };

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  renders.card = 0;
  renders.meter = 0;
});

afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});

function Card() {
  renders.card += 1;
  const status = useCall(({ status }) => status);
  const microphone = useMicrophone();
  const store = useCallStore();
  return (
    <button type="button" onClick={() => store.start()}>
      {status}, {microphone}
    </button>
  );
}

function Meter() {
  renders.meter += 1;
  return <i>{useCall((call) => (call.status === 'in-call' ? call.level : 0))}</i>;
}

function bench() {
  const backend = createScriptedBackend();
  let loads = 0;
  const store = createCallStore({
    async loadClient() {
      loads += 1;
      return createVoice({ backend });
    },
    target: 'frontdesk',
  });
  const page = (
    <StrictMode>
      <VoiceProvider store={store}>
        <Card />
        <Meter />
      </VoiceProvider>
    </StrictMode>
  );
  return { backend, store, page, loads: () => loads };
}

async function settled(): Promise<void> {
  await act(() => new Promise((resolve) => setImmediate(resolve)));
}

describe('the skin over the store, in StrictMode', () => {
  it('starts nothing by being shown, hidden and shown again', async () => {
    const { backend, page, loads } = bench();
    await act(() => root.render(page));
    await act(() => root.render(null));
    await act(() => root.render(page));
    expect(place.textContent).toBe('idle, unknown0');
    expect(loads()).toBe(0);
    expect(backend.requests).toEqual([]);
  });

  it('starts one call for a tap, and follows it', async () => {
    const { backend, store, page, loads } = bench();
    await act(() => root.render(page));
    await act(() => place.querySelector('button')?.click());
    await settled();
    expect(place.textContent).toBe('connecting, unknown0');
    await act(() => backend.deliver({ type: 'listening' }));
    expect(place.textContent).toBe('in-call, unknown0');
    expect([loads(), backend.requests.length]).toEqual([1, 1]);
    await act(() => store.stop());
    expect(place.textContent).toBe('idle, unknown0');
  });

  it('renders what a change is about, and nothing else', async () => {
    const { backend, store, page } = bench();
    await act(() => root.render(page));
    await act(() => store.start());
    await act(() => backend.deliver({ type: 'listening' }));
    const before = { ...renders };
    await act(() => backend.level(0.15));
    expect(place.textContent).toBe('in-call, unknown1');
    expect(renders.card).toBe(before.card);
    expect(renders.meter).toBeGreaterThan(before.meter);
    await act(() => store.stop());
  });

  it('keeps a call that is on when its card goes away', async () => {
    const { backend, store, page } = bench();
    await act(() => root.render(page));
    await act(() => store.start());
    await act(() => backend.deliver({ type: 'listening' }));
    await act(() => root.render(null));
    expect(store.getState().call.status).toBe('in-call');
    await store.stop();
  });

  it('is rendered on a server as idle', () => {
    expect(renderToString(bench().page)).toContain('idle');
  });
});
