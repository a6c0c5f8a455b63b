import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

const present = 0x01;
const verified = 0x04;
const hasCredential = 0x40;

/** A device that holds one passkey (w3.org/TR/webauthn-3): ES256, attestation `none`, counters of 0. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');

  function authenticatorData(rpId: string, flags: number, more = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter, more]);
  }

  function clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  return {
    /** Answers the options of a registration. */
    create({ challenge, rp }: Options, { verifiesUser = true } = {}) {
      // COSE (RFC 9053): kty EC2, alg ES256, crv P-256, x, y.
      const key = Buffer.concat([
        hex('a5010203262001215820'),
        Buffer.from(x, 'base64url'),
        hex('225820'),
        Buffer.from(y, 'base64url'),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), hex('0020'), credentialId, key]);
      const data = authenticatorData(rp?.id ?? '', present | hasCredential | (verifiesUser ? verified : 0), credential);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(data.length);
      // CBOR of { fmt: 'none', attStmt: {}, authData }.
      const attestation = Buffer.concat([
        hex('a363666d74646e6f6e656761747453746d74a068617574684461746159'),
        length,
        data,
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Answers the options of a sign-in. */
    get({ challenge, rpId = '' }: Options, { verifiesUser = true } = {}) {
      const data = authenticatorData(rpId, present | (verifiesUser ? verified : 0));
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

function hex(digits: string): Buffer {
  return Buffer.from(digits, 'hex');
}
