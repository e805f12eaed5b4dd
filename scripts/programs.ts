/** What is run on a machine where the project may only be read; `npm run build` makes each of them one file there. */
export const PROGRAMS = [
  'scripts/start.ts',
  'scripts/migrate.ts',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/reconcile.ts',
  'scripts/makeEmployee.ts',
  'scripts/resetSecondFactor.ts',
  'scripts/setupPrices.ts',
  'scripts/setupWebhooks.ts',
]
