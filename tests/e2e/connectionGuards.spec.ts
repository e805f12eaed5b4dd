import { expect } from '@playwright/test'
import { insidesOf } from '../support/hostile/judge.ts'
import { say, statusesIn, upgrade, WORDS } from '../support/hostile/wire.ts'
import { test } from './demo.ts'
import { openPanel } from './panel.ts'

test.setTimeout(300_000)

test('the connection guards still apply after the panel was opened', async ({ page, baseURL }) => {
  await openPanel(page)
  await page.goto('/cms')
  await expect(page.getByRole('heading', { name: 'Membership' })).toBeVisible()
  const site = baseURL ?? ''
  const healthy = async () => (await page.request.get('/healthz')).status()

  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all(Array.from({ length: 200 }, () => upgrade(site)))
    for (const { heard, isClosed } of answers) expect([statusesIn(heard), isClosed]).toEqual([[400], true])
  }
  expect(await healthy()).toBe(200)

  for (const [what, words] of WORDS) {
    const heard = await say(site, words)
    expect([what, statusesIn(heard).filter((status) => status >= 500), insidesOf(heard)]).toEqual([what, [], []])
    expect(statusesIn(heard).length, what).toBeLessThanOrEqual(1)
  }
  expect(await healthy()).toBe(200)
})
