import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

it.each([
  ['openapi.json, the sitemap, feeds, manifest and security policies', 'standards', '0 problems'],
  ['every email, in the mail clients people use,', 'canIEmail', '0 problems'],
])(
  '%s satisfy validators that others maintain',
  async (_what, tool, result) => {
    const { stdout } = await run('npx', ['tsx', `tools/real-parts/${tool}.ts`]).catch(
      (error: { stdout: string }) => error,
    )
    expect(stdout).toContain(result)
  },
  400_000,
)

it('no email looks like spam to SpamAssassin', async () => {
  // Ends with 1 when one has more than a point.
  const { stdout } = await run('npx', ['tsx', 'tools/real-parts/spamAssassin.ts'])
  expect(stdout).toMatch(/^\d+ emails, at most/m)
}, 400_000)
