import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

it.each([
  ['Firefox ESR', 'firefox'],
  ['WebKitGTK', 'webkit'],
])(
  'a visitor with %s signs up, subscribes, watches a film and buys a shirt',
  async (_name, browser) => {
    const { stdout } = await run('npx', ['tsx', 'tools/real-parts/browsers.ts', browser]).catch(
      (error: { stdout: string; stderr: string }) => ({ stdout: error.stdout + error.stderr }),
    )
    expect(stdout).toContain('bought a shirt')
  },
  600_000,
)
