import type Vapi from '@vapi-ai/web';
import type { CallTarget } from '../../voice.ts';

/** The official class, as far as a call needs it. */
export type PlatformClient = Pick<
  Vapi,
  'start' | 'stop' | 'end' | 'send' | 'setMuted' | 'setVolume' | 'on' | 'removeAllListeners' | 'getDailyCallObject'
>;
export type PlatformClientLoader = (address: string) => Promise<PlatformClient>;

/** Our server wants no key of the page's; the class wants one. */
const noKey = 'none';

/** Loads the official class and makes one that asks our own server, at `address`, for its calls. */
export async function loadPlatformClient(address: string): Promise<PlatformClient> {
  const Class = constructorIn(await import('@vapi-ai/web'));
  // Without `avoidEval` the call library needs 'unsafe-eval' in the page's policy.
  const client = new Class(noKey, address, { avoidEval: true });
  // On phones it would wait a second for the microphone, which we have asked for already (voice.md 4.3, f).
  Reflect.set(client, 'isMobileDevice', () => false);
  return client;
}

/** What a bundler makes of a default export differs: 'Vapi is not a constructor' (client-sdk-web issues 17, 21, 149). */
function constructorIn(loaded: unknown): typeof Vapi {
  let found = loaded;
  while (typeof found === 'object' && found !== null && 'default' in found) found = found.default;
  return found as typeof Vapi;
}

/**
 * The call joins with the microphone off, and nobody is asked for it. Belongs between the making of the call object and
 * its join; the class takes `startAudioOff`, and forgets it.
 */
export function joinWithoutMicrophone(client: PlatformClient): void {
  const daily = client.getDailyCallObject();
  if (!daily) return;
  const join = daily.join.bind(daily);
  daily.join = (properties) => join({ ...properties, startAudioOff: true });
}

/** Starts a call; resolves to what the class makes of it, read by `webCallOf`. */
export function startWith(client: PlatformClient, target: CallTarget): Promise<unknown> {
  const { agent, agentOverrides, squad, workflow, workflowOverrides } = target;
  // Whatever stands in it, our server asks for the assistant it is configured with.
  const given = [agent, agentOverrides, squad, workflow, workflowOverrides] as Parameters<PlatformClient['start']>;
  return client.start(...given);
}

/**
 * How to try again to be heard, now that the visitor has tapped: the class tries once, when the assistant's track begins.
 * Null while there is no such track.
 */
export function soundAgain(client: PlatformClient): (() => void) | null {
  const participants = Object.values(client.getDailyCallObject()?.participants() ?? {});
  const speaker = participants.find(({ user_name }) => user_name === 'Vapi Speaker');
  const track = speaker?.tracks.audio.persistentTrack;
  return track ? () => Reflect.get(client, 'handleTrackStarted').call(client, { participant: speaker, track }) : null;
}

/**
 * Lets go of what a client holds, a start in flight included. Resolves when the call library can hold another call; it
 * holds one a page.
 */
export async function dispose(client: PlatformClient, starting: Promise<unknown>, leaving: boolean): Promise<void> {
  client.removeAllListeners();
  client.on('error', () => {}); // one that nobody listens to would be thrown (voice.md 4.3, a)
  const stop = async () => {
    clearTimeout(Reflect.get(client, 'speakingTimeout')); // it forgets to (voice.md 4.3, c)
    await client.stop().catch(() => {});
  };
  if (leaving) client.send({ type: 'end-call' });
  const wasMade = client.getDailyCallObject() !== null;
  await stop();
  // A start that was under way goes on to its end (voice.md 4.3, b).
  const over = starting.catch(() => {}).then(stop);
  // A join may never end once its call object is gone, and nothing is made after it.
  if (!wasMade) await over;
}
