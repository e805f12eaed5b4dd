import { defineConfig } from '@playwright/test'
import { isDeep, leftToDeep } from './tests/support/deep.ts'

const isCi = process.env['CI'] === 'true'

export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: leftToDeep.map((path) => `**/${path}`),
  ...(!isDeep && { grepInvert: /@deep/ }),
  outputDir: '.data/test-results/playwright',
  // For a journey that hangs: beside other work on two cores, some take more than a minute.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  globalSetup: './tests/e2e/buildAll.ts',
  // One site that runs already is everybody's. Starting a second demo costs as much CPU time as it saves for a few journeys.
  workers: process.env['E2E_URL'] || !isDeep ? 1 : 2,
  forbidOnly: isCi,
  reporter: [['list'], ['json', { outputFile: '.data/test-results/playwright.json' }]],
  use: {
    // What cannot be clicked is named, instead of a whole journey running out of time.
    actionTimeout: 20_000,
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    // Requests of a worker escape `page.route`; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
