/** Whether this browser can use passkeys: it must be able to read and write them as JSON, as all do since 2025. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';
}

/** Asks the device for a passkey of this site; null when its user has cancelled, or it has none. */
export async function askForPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<object | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return toJson(await navigator.credentials.get({ publicKey }).catch(() => null));
}

/** Has the device make a passkey; null when its user has cancelled, or it has one already. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<object | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return toJson(await navigator.credentials.create({ publicKey }).catch(() => null));
}

function toJson(credential: Credential | null): object | null {
  return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
}
