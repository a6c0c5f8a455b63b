import { Client } from 'pg';
import { type PostgresCluster, startPostgres } from './postgres.ts';

/** A Postgres as Supabase sets it up: its roles, and everything in the schema `public` granted to them. */
export interface TestSupabase {
  /** Makes a project of its own. */
  createProject(): Promise<SupabaseProject>;
  stop(): Promise<void>;
}

export interface SupabaseProject {
  /** As its owner, who is no superuser. */
  url: string;
  /** Runs statements as a role, the owner when none is named; gives the rows of the last. */
  as<Row = Record<string, unknown>>(role: SupabaseRole | 'owner', ...statements: string[]): Promise<Row[]>;
}

/**
 * `anon` and `authenticated` come by the public key of a page, `service_role` by the secret one of a server; `colleague`
 * is somebody whom the owner has let in by name.
 */
export type SupabaseRole = 'anon' | 'authenticated' | 'service_role' | 'colleague';

const everything = ['tables', 'functions', 'sequences'];

export async function startSupabase(): Promise<TestSupabase> {
  const cluster: PostgresCluster = await startPostgres();
  const admin = new Client(cluster.url);
  await admin.connect();
  await admin.query(`
    create role owner login;
    create role anon; create role authenticated; create role service_role bypassrls; create role colleague;
    grant anon, authenticated, service_role, colleague to owner`);

  async function createProject(): Promise<SupabaseProject> {
    const name = `project_${crypto.randomUUID().replaceAll('-', '')}`;
    await admin.query(`create database ${name} owner owner`);
    const url = Object.assign(new URL(cluster.url), { pathname: `/${name}`, username: 'owner' }).href;
    const project: SupabaseProject = {
      url,
      async as(role, ...statements) {
        const client = new Client(url);
        await client.connect();
        try {
          if (role !== 'owner') await client.query(`set role ${role}`);
          let rows: unknown[] = [];
          for (const statement of statements) rows = (await client.query(statement)).rows;
          return rows as never;
        } finally {
          await client.end();
        }
      },
    };
    const roles = 'anon, authenticated, service_role';
    await project.as('owner', 'alter schema public owner to owner').catch(() => {});
    await project.as(
      'owner',
      `grant usage on schema public to ${roles}`,
      ...everything.map((kind) => `alter default privileges in schema public grant all on ${kind} to ${roles}`),
    );
    return project;
  }

  return {
    createProject,
    async stop() {
      await admin.end();
      await cluster.stop();
    },
  };
}
