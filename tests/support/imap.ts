import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { freePort } from './free-port.ts';

const program = '/usr/sbin/dovecot';
const account = { user: 'desk', pass: 'imap-password' };

/** Debian's Dovecot, or null where it is not installed. */
export function findDovecot(): string | null {
  return existsSync(program) ? program : null;
}

/** A mail server with one mailbox, by a Dovecot of its own. */
export interface TestImap {
  /** With user and password, as `IMAP_URL` has it. */
  url: string;
  port: number;
  /** Puts a mail into the mailbox, by APPEND; several in their order. */
  deliver(...mails: (string | Buffer)[]): Promise<void>;
  /** The flags of each mail. */
  flags(): Promise<string[][]>;
  /** Deletes the folder and makes it anew: it gets another UIDVALIDITY. */
  renew(): Promise<void>;
  kill(): Promise<void>;
  /** After `kill`, at the same port with the same mail. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const startMs = 10_000;

/** The folder that is read; not INBOX, which cannot be deleted. */
const folder = 'Answers';

export async function startImap(): Promise<TestImap> {
  const place = await mkdtemp(join(tmpdir(), 'frontdesk-imap-'));
  const port = await freePort();
  await mkdir(join(place, 'mail'));
  const { uid, gid } = mailOwner();
  await chown(join(place, 'mail'), uid, gid);
  // Where the tests run as root, Dovecot's processes that know no password run as other users.
  await chmod(place, 0o755);
  const config = join(place, 'dovecot.conf');
  await writeFile(config, configuration(place, port));
  const url = `imap://${account.user}:${encodeURIComponent(account.pass)}@127.0.0.1:${port}/${folder}`;

  let child: ChildProcess | null = null;
  // Its processes are a group of their own, which dies at once.
  const kill = () => child?.pid && process.kill(-child.pid, 'SIGKILL');
  async function start(): Promise<void> {
    child = spawn(program, ['-F', '-c', config], { stdio: 'ignore', detached: true });
    process.once('exit', kill);
    const end = performance.now() + startMs;
    while (!(await greets(port))) {
      if (performance.now() > end) throw new Error('Dovecot did not start');
      await delay(20);
    }
  }
  async function end(): Promise<void> {
    if (!child) return;
    const ended = new Promise((resolve) => child?.once('close', resolve));
    kill();
    await ended;
    process.off('exit', kill);
    child = null;
  }
  async function withClient<T>(work: (client: ImapFlow) => Promise<T>): Promise<T> {
    const client = new ImapFlow({ host: '127.0.0.1', port, auth: account, logger: false, disableAutoIdle: true });
    client.on('error', () => {});
    await client.connect();
    try {
      return await work(client);
    } finally {
      client.close();
    }
  }

  await start();
  await withClient((client) => client.mailboxCreate(folder));
  return {
    url,
    port,
    deliver: (...mails) =>
      withClient(async (client) => {
        for (const mail of mails) await client.append(folder, mail);
      }),
    flags: () =>
      withClient(async (client) => {
        await client.mailboxOpen(folder, { readOnly: true });
        const mails = await client.fetchAll('1:*', { flags: true });
        return mails.map(({ flags }) => [...(flags ?? [])].sort());
      }),
    renew: () =>
      withClient(async (client) => {
        await client.mailboxDelete(folder);
        // Dovecot counts validity in seconds.
        await client.mailboxCreate(folder);
      }),
    kill: end,
    restart: start,
    async stop() {
      await end();
      await rm(place, { recursive: true, force: true });
    },
  };
}

/** `nobody`, where the tests run as root: Dovecot opens no mailbox as root. */
function mailOwner(): { uid: number; gid: number } {
  const { uid, gid } = userInfo();
  return uid === 0 ? { uid: 65_534, gid: 65_534 } : { uid, gid };
}

function configuration(place: string, port: number): string {
  const { username, uid } = userInfo();
  const others = uid === 0 ? ['dovenull', 'dovecot'] : [username, username];
  const { uid: owner, gid } = mailOwner();
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${place}/run
state_dir = ${place}/state
log_path = ${place}/log
ssl = no
disable_plaintext_auth = no
default_login_user = ${others[0]}
default_internal_user = ${others[1]}
first_valid_uid = 0
mail_location = maildir:${place}/mail
mail_uid = ${owner}
mail_gid = ${gid}
mail_max_userip_connections = 100
auth_mechanisms = plain
passdb {
  driver = static
  args = password=${account.pass}
}
userdb {
  driver = static
  args = uid=${owner} gid=${gid} home=${place}/mail
}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`;
}

function greets(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('data', (text) => {
      resolve(text.toString().startsWith('* OK'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}
