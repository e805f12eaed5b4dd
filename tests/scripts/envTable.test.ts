import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { withEnvTable } from '#tools/env-table/envTable.ts'

it('the README’s table of environment variables is the one env.ts makes', async () => {
  const readme = await readFile('README.md', 'utf8')
  expect(readme).toBe(withEnvTable(readme))
})
