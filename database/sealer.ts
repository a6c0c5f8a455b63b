import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** Encrypts texts that are stored, and makes from words and addresses what they are found by. */
export interface Sealer {
  /** Tells keys apart; it tells nothing of the key. */
  keyId: string;
  /** Seals a text for one column of one row. */
  seal(text: string, column: number, row: string): string;
  /** Null for what is not sealed, was sealed by an unknown key, or was changed since. */
  open(stored: string): Opened | null;
  /** The same for the same text, and of use to nobody without the key. */
  keyed(purpose: 'word' | 'email' | 'phone', text: string): string;
}

export interface Opened {
  text: string;
  /** The number of the column it was sealed for. */
  column: number;
  /** `rowTag` of the row it was sealed for. */
  row: string;
  /** Whether the key is that which seals now, and not an earlier one. */
  isCurrent: boolean;
}

/** Sealed texts begin with it. Its number is that of the format. */
export const sealedPrefix = 'sealed1.';

/** Bytes of a sealed text: key, column and row are readable and authenticated; then nonce, tag and the text itself. */
/** So many that SQLite's index of the beginnings of addresses has one entry for all that are sealed, and not one each. */
const keyBytes = 11;
const rowBytes = 8;
const headBytes = keyBytes + 1 + rowBytes;
const nonceBytes = 12;
const tagBytes = 16;

const cipher = 'aes-256-gcm';

/** @param key 32 bytes; `earlier` ones open what they sealed. */
export function createSealer(key: Buffer, earlier: readonly Buffer[] = []): Sealer {
  const current = derive(key);
  const byId = new Map([...earlier.map(derive), current].map((each) => [each.id.toString('hex'), each]));
  const nextNonce = createNonces();
  const words = new Map<string, string>();
  /** What was just written is read again at once: by its two emails and the index of words. By a place each. */
  const kept = new Array<Kept | undefined>(keptTexts);

  function keyed(purpose: string, text: string): string {
    return createHmac('sha256', current.words).update(`${purpose} ${text}`).digest('hex').slice(0, keyedCharacters);
  }

  return {
    keyId: current.id.toString('hex'),
    seal(text, column, row) {
      const head = Buffer.allocUnsafe(headBytes);
      current.id.copy(head);
      head[keyBytes] = column;
      head.write(rowTag(row), keyBytes + 1, 'hex');
      const nonce = nextNonce();
      const encrypting = createCipheriv(cipher, current.texts, nonce).setAAD(head);
      const encrypted = encrypting.update(text, 'utf8');
      encrypting.final();
      const bytes = Buffer.concat([head, nonce, encrypting.getAuthTag(), encrypted]);
      const stored = sealedPrefix + bytes.toString('base64url');
      if (stored.length <= maxKeptCharacters) {
        kept[placeOf(stored)] = { stored, opened: { text, column, row: rowTag(row), isCurrent: true } };
      }
      return stored;
    },
    open(stored) {
      if (!stored.startsWith(sealedPrefix)) return null;
      const known = kept[placeOf(stored)];
      if (known?.stored === stored) return known.opened;
      const bytes = Buffer.from(stored.slice(sealedPrefix.length), 'base64url');
      if (bytes.length < headBytes + nonceBytes + tagBytes) return null;
      const by = byId.get(bytes.toString('hex', 0, keyBytes));
      if (!by) return null;
      const tagAt = headBytes + nonceBytes;
      const decrypting = createDecipheriv(cipher, by.texts, bytes.subarray(headBytes, tagAt), {
        authTagLength: tagBytes,
      });
      decrypting.setAAD(bytes.subarray(0, headBytes)).setAuthTag(bytes.subarray(tagAt, tagAt + tagBytes));
      const text = decrypting.update(bytes.subarray(tagAt + tagBytes), undefined, 'utf8');
      try {
        decrypting.final();
      } catch {
        return null; // not as it was sealed
      }
      return {
        text,
        column: bytes[keyBytes] ?? 0,
        row: bytes.toString('hex', keyBytes + 1, headBytes),
        isCurrent: by === current,
      };
    },
    keyed(purpose, text) {
      if (purpose !== 'word') return keyed(purpose, text);
      // The words of a language are few, and the index asks for each of them again and again.
      let found = words.get(text);
      if (found === undefined) {
        found = keyed(purpose, text);
        if (words.size >= maxKeptWords) words.clear();
        words.set(text, found);
      }
      return found;
    },
  };
}

/** 96 bits: no two words of one installation have the same. */
const keyedCharacters = 24;
const maxKeptWords = 20_000;

/** What was written last, a hundred requests or so: the more are kept, the more each collection of garbage has to move. */
const keptTexts = 1_024;
const maxKeptCharacters = 1_000;

interface Kept {
  stored: string;
  opened: Opened;
}

/** From characters of the nonce, which is random: to find a text by the whole of it takes as long as to encrypt it. */
function placeOf(stored: string): number {
  return (
    (stored.charCodeAt(noncePlace) * 4_099 +
      stored.charCodeAt(noncePlace + 1) * 67 +
      stored.charCodeAt(noncePlace + 2)) %
    keptTexts
  );
}

/** The first character that holds nothing but bits of the nonce. */
const noncePlace = sealedPrefix.length + Math.ceil((headBytes * 4) / 3);

/** What of a row's key stands in its sealed texts. */
export function rowTag(row: string): string {
  if (row !== lastRow) [lastRow, lastTag] = [row, hash('sha256', row.toLowerCase()).slice(0, 2 * rowBytes)];
  return lastTag;
}

/** The columns of a row come one after the other. */
let lastRow: string | null = null;
let lastTag = '';

interface Keys {
  id: Buffer;
  texts: KeyObject;
  words: KeyObject;
}

function derive(key: Buffer): Keys {
  const part = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, '', `frontdesk ${purpose}`, bytes));
  return {
    id: part('key id', keyBytes),
    texts: createSecretKey(part('texts', 32)),
    words: createSecretKey(part('words', 32)),
  };
}

/** Random nonces, drawn many at a time. */
function createNonces(): () => Buffer {
  const many = 256;
  let drawn = Buffer.alloc(0);
  return () => {
    if (drawn.length === 0) drawn = randomBytes(many * nonceBytes);
    const nonce = drawn.subarray(0, nonceBytes);
    drawn = drawn.subarray(nonceBytes);
    return nonce;
  };
}
