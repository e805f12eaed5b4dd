/**
 * Who may import whom, by top-level folder; the linter's zones are made from it. Not listed means forbidden.
 * Files at the root are named with their ending.
 */
export const mayImport = {
  'env.ts': [],
  contracts: [],
  database: ['contracts', 'env.ts', 'migrations', 'payload.config.ts'],
  migrations: [],
  providers: ['contracts', 'env.ts'],
  media: ['contracts', 'env.ts', 'database'],
  domain: ['contracts', 'database', 'providers', 'media'],
  hooks: ['contracts', 'database', 'domain', 'media', 'payload-types.ts'],
  jobs: ['contracts', 'database', 'domain', 'media', 'providers/mail'],
  endpoints: [
    'contracts',
    'domain',
    'media/tickets.ts',
    'media/uploadAddress.ts',
    'providers/stripe/verifyWebhook.ts',
    'providers/stripe/mode.ts',
    'providers/spreadconnect/verifyWebhook.ts',
  ],
  collections: ['contracts', 'env.ts', 'hooks', 'media', 'payload-types.ts'],
  'payload.config.ts': ['contracts', 'collections', 'database', 'env.ts', 'hooks', 'providers/mail'],
  server: ['contracts', 'database', 'domain', 'endpoints', 'env.ts', 'jobs', 'media', 'payload.config.ts'],
  cms: [
    'payload.config.ts',
    'payload-types.ts',
    'contracts',
    'database/poolOf.ts',
    'domain/orders/possibleActions.ts',
    'domain/reports',
    'providers/mail/templates.ts',
    'providers/mail/sampleMails.ts',
  ],
  emulators: [],
  seed: ['contracts', 'database', 'domain', 'env.ts', 'media', 'payload.config.ts', 'providers/stripe/setUpPrices.ts'],
  scripts: [
    'contracts',
    'database',
    'domain',
    'emulators',
    'endpoints/index.ts',
    'env.ts',
    'media/demo',
    'media/store',
    'media/workFolder.ts',
    'migrations',
    'payload.config.ts',
    'providers/mail',
    'providers/spreadconnect/webhooks.ts',
    'providers/stripe/setUpPrices.ts',
    'seed',
    'server',
  ],
  web: ['contracts'],
}

/** Inside the SPA: app → routes → features → ui, lib, theme. Features do not know each other. */
export const webMayImport = {
  app: ['routes', 'features', 'ui', 'lib', 'root'],
  routes: ['features', 'ui', 'lib', 'root'],
  features: ['ui', 'lib', 'root'],
  ui: ['lib', 'root'],
  lib: ['root'],
}
