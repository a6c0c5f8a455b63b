// Loaded before a server: tells on standard error of packages that are loaded only where a setting asks for them.
import { registerHooks } from 'node:module';

/** Better Auth loads two packages of OpenTelemetry by itself, which do nothing without a provider. */
const told = /node_modules\/(prom-client|@sentry\/[\w-]+|@opentelemetry\/(?!(?:api|semantic-conventions)\/)[\w-]+)\//;

registerHooks({
  load(url, context, nextLoad) {
    const name = told.exec(url)?.[1];
    if (name) process.stderr.write(`loaded ${name}\n`);
    return nextLoad(url, context);
  },
});
