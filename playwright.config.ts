import { defineConfig } from '@playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 4477)
/** A site that runs already; else a demo is started for it. */
const siteUrl = process.env['E2E_URL']
const isCi = process.env['CI'] === 'true'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.data/test-results/playwright',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 1,
  forbidOnly: isCi,
  reporter: [['list'], ['json', { outputFile: '.data/test-results/playwright.json' }]],
  use: {
    baseURL: siteUrl ?? `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
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
  ...(!siteUrl && {
    webServer: {
      // The demo as anybody starts it, on a port and in a folder of its own.
      command: 'rm -rf .data/e2e && node --import tsx bin/demo.ts',
      env: { PORT: String(port), DATA_DIR: '.data/e2e', LOG_LEVEL: 'error' },
      url: `http://localhost:${port}/readyz`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      reuseExistingServer: false,
    },
  }),
})
