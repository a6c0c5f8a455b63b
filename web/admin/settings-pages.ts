import type { PageHandle } from './page/page-title.ts';
import { keepLoaded } from './routing/keep-loaded.ts';

/** The pages of the settings, by the names of their addresses; each is loaded when it is first opened. */
export const settingsPages = {
  async account() {
    const { AccountPage, loadAccount } = await import('./own-account/pages.ts');
    return {
      Component: AccountPage,
      loader: keepLoaded(loadAccount),
      handle: { title: 'Your Account' } satisfies PageHandle,
    };
  },
  async templates() {
    const { TemplatesPage, loadTemplates } = await import('./templates/pages.ts');
    return {
      Component: TemplatesPage,
      loader: keepLoaded(loadTemplates),
      handle: { title: 'Reply Templates' } satisfies PageHandle,
    };
  },
  async webhooks() {
    const { WebhooksPage, loadWebhooks } = await import('./webhooks/pages.ts');
    return {
      Component: WebhooksPage,
      loader: keepLoaded(loadWebhooks),
      handle: { title: 'Webhooks' } satisfies PageHandle,
    };
  },
  async deliveries() {
    const { DeliveriesPage, loadDeliveries } = await import('./deliveries/pages.ts');
    return {
      Component: DeliveriesPage,
      loader: keepLoaded(loadDeliveries),
      handle: { title: 'Deliveries' } satisfies PageHandle,
    };
  },
  async people() {
    const { PeoplePage, loadPeople } = await import('./people/pages.ts');
    return {
      Component: PeoplePage,
      loader: keepLoaded(loadPeople),
      handle: { title: 'People’s Data' } satisfies PageHandle,
    };
  },
  async team() {
    const { TeamPage, loadTeam } = await import('./team/pages.ts');
    return { Component: TeamPage, loader: keepLoaded(loadTeam), handle: { title: 'Team' } satisfies PageHandle };
  },
  async tokens() {
    const { TokensPage, loadTokens } = await import('./tokens/pages.ts');
    return {
      Component: TokensPage,
      loader: keepLoaded(loadTokens),
      handle: { title: 'API Tokens' } satisfies PageHandle,
    };
  },
  async audit() {
    const { AuditPage, loadAudit } = await import('./audit/pages.ts');
    return { Component: AuditPage, loader: keepLoaded(loadAudit), handle: { title: 'Audit Log' } satisfies PageHandle };
  },
  async status() {
    const { StatusPage, loadStatus } = await import('./status/pages.ts');
    return { Component: StatusPage, loader: loadStatus, handle: { title: 'Status' } satisfies PageHandle };
  },
  async firstSteps() {
    const { FirstStepsPage, loadFirstSteps } = await import('./first-steps/pages.ts');
    return {
      Component: FirstStepsPage,
      loader: keepLoaded(loadFirstSteps),
      handle: { title: 'First Steps' } satisfies PageHandle,
    };
  },
};
export type SettingsPages = typeof settingsPages;
