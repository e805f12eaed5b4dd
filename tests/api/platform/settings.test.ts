import { beforeAll, expect, it } from 'vitest'
import { SETTINGS } from '#contracts/platform/settings.ts'
import { readNumberSetting, readSetting } from '#domain/platform/settings/settings.ts'
import { syncSettings } from '#domain/platform/settings/syncSettings.ts'
import type { Browser } from '../../support/Browser.ts'
import { signUpEmployee } from '../../support/people.ts'
import { sendJson } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let employee: Browser
type Setting = { id: number; key: string; value: string; note: string }

beforeAll(async () => {
  employee = await signUpEmployee(site)
  await syncSettings(site.pool)
})

const panel = (method: string, path: string, data?: object) =>
  sendJson(site, method, `/cms/api/site-settings${path}`, data, {
    as: employee,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
const all = async () => ((await panel('GET', '?limit=100')).json as { docs: Setting[] }).docs
const change = async (key: string, value: string) => {
  const setting = (await all()).find((one) => one.key === key)
  return panel('PATCH', `/${setting?.id ?? 0}`, { value })
}

it('every setting is in the panel with a description, and syncing keeps changed values', async () => {
  expect((await all()).map(({ key }) => key).sort()).toEqual(Object.keys(SETTINGS).sort())
  expect((await change('popular_from_views', '50')).status).toBe(200)
  await syncSettings(site.pool)
  expect(await readNumberSetting(site.pool, 'popular_from_views')).toBe(50)
  for (const { note } of await all()) expect(note.length).toBeGreaterThan(20)
})

it.each([
  ['member_discount_percent', '101'],
  ['member_discount_percent', 'ten'],
  ['order_hold_minutes', '-5'],
  ['comment_moderation', 'sometimes'],
  ['contact_email', 'nobody'],
  ['tax_service', 'magic'],
] as const)('%s rejects %j', async (key, value) => {
  const before = await readSetting(site.pool, key)
  expect((await change(key, value)).status).toBe(400)
  expect(await readSetting(site.pool, key)).toBe(before)
})
