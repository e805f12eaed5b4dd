import { expect } from '@playwright/test'
import { internalsIn } from '../support/hostile/responseChecks.ts'
import { sendBytes, statusesIn, upgrade, MALFORMED_REQUESTS } from '../support/hostile/rawBytes.ts'
import { test } from './demo.ts'
import { openPanel } from './panel.ts'

test.setTimeout(300_000)

test('the connection guards still apply after the panel was opened @deep', async ({ page, baseURL }) => {
  await openPanel(page)
  await page.goto('/cms')
  await expect(page.getByRole('heading', { name: 'Money' })).toBeVisible()
  const site = baseURL ?? ''
  const healthy = async () => (await page.request.get('/healthz')).status()

  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all(Array.from({ length: 200 }, () => upgrade(site)))
    for (const { received, isClosed } of answers) expect([statusesIn(received), isClosed]).toEqual([[400], true])
  }
  expect(await healthy()).toBe(200)

  for (const [what, bytes] of MALFORMED_REQUESTS) {
    const received = await sendBytes(site, bytes)
    expect([what, statusesIn(received).filter((status) => status >= 500), internalsIn(received)]).toEqual([
      what,
      [],
      [],
    ])
    expect(statusesIn(received).length, what).toBeLessThanOrEqual(1)
  }
  expect(await healthy()).toBe(200)
})
