export const isDeep = process.env['DEEP'] === '1'

/** Slow, and what they guard rarely changes; see docs/testing.md. */
const DEEP_ONLY = [
  'tests/crash/*.test.ts',
  'tests/abuse/manyNetworks.test.ts',
  'tests/api/backup.test.ts',
  'tests/api/cardAccount.test.ts',
  'tests/api/mediaSwift.test.ts',
  'tests/api/migrations.test.ts',
  'tests/api/pgbouncer.test.ts',
  'tests/tools/lint.test.ts',
  'tests/e2e/pageLoad.spec.ts',
  'tests/e2e/chunks.spec.ts',
]

export const leftToDeep: string[] = isDeep ? [] : DEEP_ONLY
