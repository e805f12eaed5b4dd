/** Whether this is `npm run test:deep`. */
export const isDeep = process.env['DEEP'] === '1'

/** Files that only `npm run test:deep` runs: each takes long and guards what changes rarely. docs/testing.md says why. */
const DEEP_ONLY = [
  'tests/crash/*.test.ts',
  'tests/abuse/manyNetworks.test.ts',
  'tests/api/backup.test.ts',
  'tests/tools/lint.test.ts',
  'tests/e2e/pageLoad.spec.ts',
  'tests/e2e/chunks.spec.ts',
  'tests/e2e/hostileText.spec.ts',
]

export const leftToDeep: string[] = isDeep ? [] : DEEP_ONLY
