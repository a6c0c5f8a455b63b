// Exits with 0 when the server in this container is ready: its database answers, and it is not stopping.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? '3000'}/readyz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);

export {};
