import { callFailure } from '../../call-failures.ts';
import type { CallHost } from '../backend.ts';
import { createMicrophone, failureOfPermission, tellOfMicrophone } from '../web-call/microphone.ts';
import type { StreamLike } from '../web-call/page.ts';
import { permissionOfCallLibrary } from './call-library-failures.ts';

/** Whether the platform can hear the visitor. The sound is the call library's: it opens a microphone of its own. */
export interface CloudInput {
  /** In a tap: asks for the microphone if it is wanted. Tells how the visitor is heard, and resolves to it. */
  open(isWanted: boolean): Promise<'voice' | 'typing'>;
  skip(): void;
  /** The call library could not have the microphone; `type` is its name for why. */
  lose(type: string | undefined): void;
  close(): void;
}

export function createCloudInput(openMicrophone: (() => Promise<StreamLike>) | null, host: CallHost): CloudInput {
  const microphone = createMicrophone({
    open: openMicrophone,
    use: null,
    onChange: (permission, error) => tellOfMicrophone(host, permission, error),
  });

  function tell(): 'voice' | 'typing' {
    const { permission } = microphone;
    if (permission === 'granted') {
      host.emit('hearing-change', { by: 'voice' });
      return 'voice';
    }
    const code = failureOfPermission(permission);
    host.emit('hearing-change', { by: 'typing', reason: code && callFailure(code) });
    return 'typing';
  }

  return {
    async open(isWanted) {
      if (isWanted) await microphone.ask();
      return tell();
    },
    skip: microphone.skip,
    lose(type) {
      microphone.lose(permissionOfCallLibrary(type), new Error(type ?? 'unknown'));
      tell();
    },
    close: microphone.close,
  };
}
