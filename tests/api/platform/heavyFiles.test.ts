import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANES, MAX_HEAVY_POSTS } from '#domain/platform/heavyWork/limits.ts'
import { endHeavyWork } from '#domain/platform/heavyWork/threads.ts'
import type { Browser } from '../../support/Browser.ts'
import { check } from '../../support/imports.ts'
import { signUpEmployee } from '../../support/people.ts'
import { wxr, wxrItem } from '../../support/postExports.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const standard = LANES.imports
let owner: Browser
beforeAll(async () => {
  owner = await signUpEmployee(site)
  LANES.imports = { ...standard, megabytes: 32 }
  await endHeavyWork()
})
afterAll(() => {
  LANES.imports = standard
  return endHeavyWork()
})

it('a file in which four posts need too much memory is refused after the fourth, and nothing of it is stored', async () => {
  const posts = Array.from({ length: MAX_HEAVY_POSTS + 1 }, (_, id) =>
    wxrItem({ id, content: '<i a b c d>a</i><b>b</b>'.repeat(24_900) }),
  )
  const answer = await check(owner, wxr(...posts), { kind: 'wordpress-posts', fileName: 'old.xml' })
  expect(answer).toMatchObject({ status: 422, json: { code: 'too_heavy' } })
  const { rows } = await site.pool.query('select 1 from imports union all select 1 from import_lines')
  expect(rows).toEqual([])
  expect((await check(owner, wxr(wxrItem({ id: 9 })), { kind: 'wordpress-posts' })).status).toBe(201)
}, 180_000)
