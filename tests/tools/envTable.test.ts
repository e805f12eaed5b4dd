import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { withEnvTable } from '#tools/env-table/envTable.ts'

it('docs/operator/configuration.md lists the variables of env.ts', async () => {
  const page = await readFile('docs/operator/configuration.md', 'utf8')
  expect(page).toBe(withEnvTable(page))
})
