import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = 'database/migrations'
const MAY_IMPORT = /^(?:\.{1,2}\/.+\.ts|@payloadcms\/db-postgres|node:.+)$/

it('a migration is made of nothing that later versions change: only types come from other folders', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const foreign = files.flatMap((file) =>
    [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/^import (?!type)[^']*'([^']+)'/gm)]
      .filter(([, from = '']) => !MAY_IMPORT.test(from) || from.startsWith('../../'))
      .map(([line]) => `${file}: ${line}`),
  )
  expect(files.length).toBeGreaterThan(40)
  expect(foreign).toEqual([])
})
