import { createFirstAccount, hasAccounts } from '#/accounts/accounts.ts';
import { createAuth } from '#/accounts/auth.ts';
import { installationSecret } from '#/accounts/installation-secret.ts';
import { resetKind, resetSettled } from '#/accounts/reset/password-resets.ts';
import { createSetUp, setUpToken } from '#/accounts/set-up.ts';
import { paths } from '#/content/paths.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import { openDatabase } from '#/database/open.ts';
import { sealDatabase } from '#/database/seal.ts';
import { upgrade } from '#/database/upgrade.ts';
import { createEventStreams } from '#/events/event-streams.ts';
import { createIntakeQueue } from '#/http/body.ts';
import { answerTaker } from '#/inbox/answers/take-answer.ts';
import { createIntake } from '#/inbox/intake/intake.ts';
import { startReminders } from '#/inbox/reminders/reminders.ts';
import { replyKind } from '#/inbox/replies/reply.ts';
import { replySettled } from '#/inbox/replies/reply-mail.ts';
import { indexAnew } from '#/inbox/search/search-index.ts';
import { startSearchIndexer } from '#/inbox/search/search-indexer.ts';
import type { MailboxReader } from '#/mailbox/reader.ts';
import { sealMailFiles } from '#/outbox/channels/mail-files.ts';
import { startOutboxWorker } from '#/outbox/worker.ts';
import { createAddressHash } from '#/people/address.ts';
import { createLinkSigner } from '#/people/asks.ts';
import { replayListed } from '#/people/replay.ts';
import { createVisitCounter } from '#/visits/visit-counter.ts';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { knowledgeOf } from '#/voice/dialogue/knowledge/knowledge.ts';
import { startWebhookReader } from '#/webhooks/event-reader.ts';
import { trackFailures } from '#/webhooks/failures.ts';
import { scheduleBackups } from './backups.ts';
import type { Config } from './config/config.ts';
import { lockDataDir } from './data-dir.ts';
import { explain } from './failed-start.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createApp } from './http/app.ts';
import { createLoadShedding, shedRoute } from './http/load-shedding.ts';
import { connectSpool } from './intake-spool.ts';
import { endOnBug, runUntilSignal, type StopStep } from './lifecycle.ts';
import { listen } from './listen.ts';
import { cspExceptions } from './live-calls/csp-exceptions.ts';
import { watchLoopDelay } from './live-calls/loop-delay.ts';
import { createSharedLines } from './live-calls/shared-lines.ts';
import { connectSpeech } from './live-calls/speech.ts';
import { createVoice } from './live-calls/voice.ts';
import { createLog, type Log } from './log.ts';
import { connectMail } from './mail.ts';
import { type ErrorReports, startErrorReports } from './observation/error-reports.ts';
import { startObservation } from './observation/observation.ts';
import { ensureSiteBuilt } from './site-files/build.ts';
import { loadSite } from './site-files/site.ts';
import { createSocketServer } from './sockets/voice-sockets.ts';
import { tellDamage } from './soundness.ts';
import { createSpamChecks } from './spam-checks.ts';
import { staffTimes } from './staff-times.ts';
import { connectTextMessages } from './text-messages.ts';
import { connectWebhooks } from './webhooks.ts';

const minuteMs = 60_000;
/** The time for saying goodbye in demo calls. */
const hangUpMs = 1_000;
/** The time for answering requests under way. */
const drainMs = 5_000;
/** The time for mail under way; mail not accepted by then is retried after the next start. */
const settleMs = 2_000;

interface Given {
  config: Config;
  log: Log;
  errors: ErrorReports | null;
  /** Takes the lines for whoever has started the server. */
  say(line: string): void;
  signal: AbortSignal;
}

/** Starts parts in dependency order; a failed start leaves nothing behind. Returns the steps that stop them. */
export async function start({ config, log, errors, say, signal }: Given): Promise<StopStep[]> {
  const sockets = createSocketServer();
  const server = await listen({ ...config, sockets });
  const lock = await lockDataDir(config.dataDir);
  const site = await loadSite(
    await ensureSiteBuilt({ publicUrl: config.publicUrl, onBuild: () => say('Building the site …'), signal }),
    {
      opened: cspExceptions(config.demo.backend),
      backend: config.demo.backend,
      sendsMail: config.smtpUrl !== undefined,
      languageModel: config.languageModel !== undefined,
      browserModel: config.demo.browserModel,
      speechService: [config.speech.stt, config.speech.tts].some((part) => part && part.provider !== 'command'),
      callRetentionDays: config.callRetentionDays,
      sealed: config.sealKey !== undefined,
      backupService: config.backups?.to.kind === 's3',
      monitored: Boolean(config.observation.traces ?? config.observation.sentryDsn),
    },
  );

  const observation = await startObservation(config.observation);
  const { onQuery, onOutcome, onDelivery, aroundDelivery } = observation;
  const database = openDatabase({ ...config, onQuery });
  const upgraded = await upgrade(database, config.dataDir);
  for (const line of upgraded.lines) say(`Database: ${line}.`);
  if (upgraded.copy) say(`Database: brought up to date. What it was before is kept as ${upgraded.copy}.`);
  const sealed = await sealDatabase(database, indexAnew);
  const sealedFiles = database.sealer ? await sealMailFiles(config.dataDir, database.sealer) : 0;
  if (sealed.state === 'not-yet') {
    say(`Encryption at rest: ${sealed.rows} rows and ${sealedFiles} mail files are encrypted with SEAL_KEY now.`);
  }
  const { publicUrl } = config;
  const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${server.port}`;
  const secret = await installationSecret(database, config.dataDir);
  const eraser = { database, dataDir: config.dataDir, hashOf: createAddressHash(secret) };
  const erasedAgain = await replayListed(eraser);
  if (erasedAgain > 0) say(`Database: it was restored. Requests of erased people in it, erased again: ${erasedAgain}.`);
  const auth = createAuth({ database, secret, publicUrl, idleMs: config.sessionIdleMs });
  if (config.firstStaff && !(await hasAccounts(auth))) {
    await createFirstAccount({ database, auth }, { name: config.firstStaff.email, ...config.firstStaff });
  }
  const setUp = (await hasAccounts(auth)) ? null : createSetUp({ database, auth }, setUpToken(database.kind, secret));

  const signer = createLinkSigner(secret);
  const { staffTimeZone, digest } = staffTimes(config);
  const mail = connectMail(database, {
    config,
    auth,
    secret,
    signer,
    address: publicUrl ?? address,
    digest,
    staffTimeZone,
  });
  const webhooks = connectWebhooks(database, { allowsLocal: config.webhookLocalTargets });
  const outbox = startOutboxWorker({
    database,
    channels: { mail, webhook: webhooks.channel },
    onAttempt: { webhook: trackFailures },
    onSettled: { [replyKind]: replySettled, [resetKind]: resetSettled },
    onDelivery,
    aroundDelivery,
    onProblem: (message, { entry, ...problem }) =>
      log.warn({ entry: entry?.id, channel: entry?.channel, destination: entry?.destination, ...problem }, message),
  });
  const webhookReader = startWebhookReader({
    database,
    onEnqueued: outbox.wake,
    onProblem: (error) => log.warn({ error }, 'changes could not be read for webhooks yet'),
  });
  const mailbox: MailboxReader | null = config.mailbox
    ? (await import('#/mailbox/reader.ts')).startMailboxReader({
        database,
        address: config.mailbox,
        taker: answerTaker(database),
        onProblem: (message, problem) => log.warn(problem, message),
      })
    : null;
  const reminders = startReminders({
    database,
    digest,
    warnAtShare: config.warnAtShare,
    onEnqueued: outbox.wake,
    onProblem: (error) => log.warn({ error }, 'reminders could not be enqueued yet'),
  });
  const housekeeping = startHousekeeping({ database, auth, eraser, config, log });
  const backups = await scheduleBackups(database, { config, log, onEnqueued: outbox.wake });
  const searchIndexer = startSearchIndexer(database, (error) => log.warn({ error }, 'words could not be indexed yet'));

  const { limiter, judge, formKeys, inMemory } = await createSpamChecks(database, secret, config);
  const sendsMail = config.smtpUrl !== undefined;
  const stores = { database, onStored: outbox.wake };
  const spool = await connectSpool({ ...stores, config, log, hashOf: eraser.hashOf });
  const meanwhile = spool && { ...inMemory, spool };
  const intake = createIntake({ ...stores, limiter, judge, meanwhile, sendsMail, onOutcome });
  // The model is imported only when configured, so that a site without one neither waits for it nor loads it.
  const model = config.languageModel
    ? (await import('#/voice/dialogue/llm/language-model.ts')).connectLanguageModel(config.languageModel)
    : null;
  const visits = createVisitCounter({ database, now: Date.now });
  const writeVisits = () =>
    visits.write().catch((error: unknown) => log.warn({ error }, 'visits could not be written yet'));
  const counting = setInterval(writeVisits, minuteMs);
  const loop = watchLoopDelay();
  const voice = await createVoice({
    database,
    config: config.demo,
    callRetentionDays: config.callRetentionDays,
    intake,
    sockets,
    visits,
    platform: config.demo.backend === 'cloud' ? config.vapi : null,
    speech: await connectSpeech(config.demo.backend, config.speech, log),
    isLate: () => loop.isLate,
    lines:
      database.kind === 'postgres'
        ? createSharedLines(database, { secret, serverUrl: config.instanceUrl ?? null })
        : null,
    createAgent: (call) =>
      createAgent({
        ...call,
        knowledge: knowledgeOf(call.agent),
        model,
        onProblem: (error) => log.warn({ call: call.callId, error }, 'the language model failed in a turn'),
      }),
    report: observation.calls,
    log,
  });
  const sendText = config.textMessages
    ? connectTextMessages({
        ...config.textMessages,
        allowsLocal: config.webhookLocalTargets,
        onRefused: (code, request) => log.warn({ request, code }, 'a text message was not accepted'),
      })
    : null;
  const intakeQueue = createIntakeQueue();
  const streams = createEventStreams(database, voice.clock);
  const app = await createApp({
    database,
    auth,
    setUp,
    site,
    log,
    intake,
    intakeQueue,
    formKeys,
    mail: { sends: config.smtpUrl !== undefined, from: config.mailFrom, onQueued: outbox.wake },
    webhooks: { ...webhooks.out, onDue: outbox.wake },
    people: { ...eraser, signer },
    sendText,
    voice,
    visits,
    streams,
    observation,
    errors,
    backups: config.backups,
    loop,
    secret,
    stopping: signal,
    settings: config,
  });
  const shedLoad = await createLoadShedding({
    ...config,
    intakeQueue,
    onShed: (ms) => observation.metrics?.prometheus.measures.request({ ...shedRoute, ms }),
  });
  server.serve(app.fetch, shedLoad);

  say(`Email is ${mail.description}.`);
  if (setUp)
    say(
      `There is no staff account yet. Create the first one: ${publicUrl ?? address}${paths.admin}${staffPaths.setUp}#${setUp.token}`,
    );
  say(`Frontdesk is listening on ${address}`);
  void tellDamage(config, log, signal);

  return [
    { name: 'port', limitMs: 500, run: server.stopAccepting },
    { name: 'event streams', limitMs: 500, run: streams.close },
    {
      name: 'calls',
      limitMs: 2 * hangUpMs,
      run() {
        housekeeping.stop();
        backups?.stop();
        clearInterval(counting);
        loop.close();
        return voice.close(hangUpMs);
      },
    },
    { name: 'requests', limitMs: drainMs + 500, run: () => server.close(drainMs) },
    { name: 'spool', limitMs: 500, run: async () => spool?.stop() },
    { name: 'reminders', limitMs: 500, run: reminders.stop },
    { name: 'webhooks', limitMs: 500, run: webhookReader.stop },
    { name: 'mailbox', limitMs: 500, run: async () => mailbox?.stop() },
    { name: 'mail', limitMs: settleMs + 500, run: () => outbox.stop(settleMs) },
    { name: 'search', limitMs: 500, run: searchIndexer.stop },
    { name: 'visits', limitMs: 500, run: writeVisits },
    { name: 'database', limitMs: 500, run: database.close },
    { name: 'traces', limitMs: 500, run: observation.stop },
    { name: 'error reports', limitMs: 500, run: () => errors?.flush(500) },
    { name: 'lock', limitMs: 500, run: lock.release },
  ];
}

/** Runs a server until a signal ends the process. */
export async function run(config: Config): Promise<void> {
  try {
    const errors = await startErrorReports(config.observation);
    const log = createLog(config.logLevel, undefined, errors?.logged);
    const say = (line: string) => process.stdout.write(`${line}\n`);
    endOnBug(log, errors);
    await runUntilSignal(log, (signal) => start({ config, log, errors, say, signal }));
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}
