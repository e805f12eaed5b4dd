import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { leftToDeep } from './tests/support/deep.ts'
import { ShuffledByProject } from './tests/support/ShuffledByProject.ts'
import { compileTexts } from './web/compileTexts.ts'

const noise = './tests/support/failOnNoise.ts'

/** Each of these needs a process to itself: another environment, or processes that are killed. */
const ownSite = [
  'tests/crash/**/*.test.ts',
  'tests/api/*/{backup,creatorClipWithoutFfmpeg,mediaCeph,mediaS3,mediaSwift,panelUploadsS3,mediaWithoutFfmpeg,streamsBucket}.test.ts',
]

const webTests = readdirSync('tests/web', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `tests/web/${name}`)

/** All files of a project share their modules. A file that replaces a module runs in a separate window. */
const ownWindow = [
  ...webTests.filter((file) => readFileSync(file, 'utf8').includes('vi.mock(')),
  // Needs a page that nobody has used.
  'tests/web/visit.test.tsx',
]

/** They read every endpoint, which the processes of `api` have loaded already. */
const allEndpoints = [
  'tests/contracts/routes.test.ts',
  'tests/domain/{apiDocs,screens}.test.ts',
  'tests/tools/attack.test.ts',
]

/** Has no window at all. */
const serverRendering = 'tests/web/serverRendering.test.ts'

const screens = {
  environment: 'jsdom',
  setupFiles: ['./tests/web/support/setup.ts'],
  // As in production, styles are inserted rule by rule. Otherwise jsdom reads the whole sheet again for each.
  // Readers are not in the server's zone.
  env: { SC_DISABLE_SPEEDY: 'false', TZ: 'Europe/Berlin' },
  testTimeout: 30_000,
}

const site = {
  globalSetup: ['./tests/support/globalSetup.ts'],
  setupFiles: [noise],
  // As the site is started, see bin/demo/child.ts.
  execArgv: ['--conditions=production'],
  testTimeout: 30_000,
  hookTimeout: 180_000,
}

export default defineConfig({
  // React's development entry is missing where a site has set NODE_ENV to production.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    pool: 'forks',
    // The files of a project share two processes; `tests/support/site.ts` says what is put back between them.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: ShuffledByProject, seed: Date.now() },
    reporters: ['default', ['json', { outputFile: '.data/test-results/vitest.json' }]],
    projects: [
      { extends: true, test: { ...site, name: 'own site', include: ownSite, exclude: leftToDeep, isolate: true } },
      {
        extends: true,
        test: {
          ...site,
          name: 'api',
          include: ['tests/{abuse,api}/**/*.test.ts', ...allEndpoints],
          exclude: [...ownSite, ...leftToDeep],
        },
      },
      {
        extends: true,
        plugins: [compileTexts()],
        test: {
          ...screens,
          name: 'web',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          exclude: [...ownWindow, serverRendering, ...leftToDeep],
        },
      },
      {
        extends: true,
        plugins: [compileTexts()],
        test: { ...screens, name: 'own window', include: ownWindow, exclude: leftToDeep, isolate: true },
      },
      {
        extends: true,
        plugins: [compileTexts()],
        test: { name: 'server rendering', include: [serverRendering], exclude: leftToDeep, setupFiles: [noise] },
      },
      {
        extends: true,
        test: {
          name: 'emulators',
          include: ['packages/*/tests/**/*.test.ts'],
          exclude: leftToDeep,
          setupFiles: [noise],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['tests/{domain,contracts,bin,tools}/**/*.test.ts'],
          exclude: [...allEndpoints, ...leftToDeep],
          setupFiles: [noise],
          testTimeout: 20_000,
        },
      },
    ],
  },
})
