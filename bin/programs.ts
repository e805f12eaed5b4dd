/** What is run on a machine where the project may only be read; `npm run build` makes each of them one file there. */
export const PROGRAMS = [
  'bin/start.ts',
  'bin/migrate.ts',
  'bin/backup.ts',
  'bin/restore.ts',
  'bin/reconcile.ts',
  'bin/makeEmployee.ts',
  'bin/resetSecondFactor.ts',
  'bin/setupPrices.ts',
  'bin/setupWebhooks.ts',
]
