import { defineConfig } from 'vitest/config'

const noise = './tests/support/failOnNoise.ts'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    pool: 'forks',
    fileParallelism: true,
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: '.data/test-results/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['tests/{domain,contracts,bin,tools}/**/*.test.ts'],
          setupFiles: [noise],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'emulators',
          include: ['packages/*/tests/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/{abuse,api,crash}/**/*.test.ts'],
          globalSetup: ['./tests/support/globalSetup.ts'],
          setupFiles: [noise],
          // As the site is started, see bin/demo/child.ts.
          execArgv: ['--conditions=production'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'web', include: ['tests/web/**/*.test.{ts,tsx}'], environment: 'jsdom', testTimeout: 30_000 },
      },
    ],
  },
})
