import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { SETTINGS } from '#contracts/platform/settings.ts'
import type { Browser } from '../../support/Browser.ts'
import { confirmPassword, signUpEmployee, signUpMember } from '../../support/people.ts'
import { sendJson } from '../../support/rawHttp.ts'
import { codeOf, guard } from '../../support/secondFactor.ts'
import { useSite } from '../../support/site.ts'

const site = useSite({ keepsAnswers: true })
const PATH = '/api/admin/settings'
let employee: Browser

beforeAll(async () => {
  employee = await signUpEmployee(site)
})
beforeEach(() => site.pool.query(`delete from site_settings where key not in ('second_factor_required')`))

const read = async () => (await employee.get(PATH)).json as Record<string, string>
const change = (values: object) => employee.put(PATH, values)

it('returns every setting, with its default where nothing is stored', async () => {
  const values = await read()
  expect(Object.keys(values).sort()).toEqual(Object.keys(SETTINGS).sort())
  expect(values).toMatchObject({ monthly_price_cents: '1212', annual_price_cents: '11500', trial_days: '7' })
  expect(values).toMatchObject({ shipping_us_cents: '599', free_shipping_from_cents: '7500' })
})

it('stores what was changed, and nothing else', async () => {
  const { status, json } = await change({ member_discount_percent: '15', comment_moderation: 'all' })
  expect(status).toBe(200)
  expect(json).toMatchObject({ member_discount_percent: '15', comment_moderation: 'all' })
  const { rows } = await site.pool.query<{ key: string }>(
    `select key from site_settings where key <> 'second_factor_required' order by key`,
  )
  expect(rows.map(({ key }) => key)).toEqual(['comment_moderation', 'member_discount_percent'])
})

it('records a change once, with the labels of the form', async () => {
  await change({ shipping_us_cents: '650' })
  await change({ shipping_us_cents: '650' })
  const { rows } = await site.pool.query<{ subject: string; details: object[] }>(
    `select subject, details from employee_changes where kind = 'site-settings' and subject like '%Standard, United States%'`,
  )
  expect(rows).toEqual([
    {
      subject: 'Setting “Standard, United States”',
      details: [{ field: 'Standard, United States', before: '$5.99', after: '$6.50' }],
    },
  ])
})

it('is live for visitors within a second', async () => {
  const guest = site.visitor()
  const discount = async () =>
    ((await guest.get('/api/config')).json as { prices: { memberDiscountPercent: number } }).prices
      .memberDiscountPercent
  expect(await discount()).toBe(10)
  await change({ member_discount_percent: '25' })
  await expect.poll(discount, { timeout: 1_000 }).toBe(25)
})

describe('bad input changes nothing', () => {
  it.each([
    ['monthly_price_cents', '99'],
    ['monthly_price_cents', '100000'],
    ['monthly_price_cents', '-1212'],
    ['monthly_price_cents', 'NaN'],
    ['monthly_price_cents', '12.12'],
    ['annual_price_cents', '1e9'],
    ['annual_price_cents', '1211'],
    ['monthly_price_cents', '11501'],
    ['trial_days', '91'],
    ['trial_days', '-1'],
    ['trial_days', '1.5'],
    ['shipping_us_cents', '-1'],
    ['shipping_us_cents', '100000'],
    ['shipping_ca_cents', 'Infinity'],
    ['shipping_countries', ''],
    ['shipping_countries', 'US,XX'],
    ['shipping_countries', 'US,US'],
    ['shipping_countries', '<script>alert(1)</script>'],
    ['express_states', 'CA,Texas'],
    ['member_discount_percent', '101'],
    ['contact_email', 'nobody'],
    ['comment_moderation', 'sometimes'],
    ['second_factor_required', 'maybe'],
  ])('%s does not take %j', async (key, value) => {
    const before = await read()
    const { status, json } = await change({ [key]: value, popular_from_views: '7' })
    expect(status).toBe(400)
    expect(Object.keys((json as { errors: object }).errors)).toHaveLength(1)
    expect(await read()).toEqual(before)
  })

  it.each([{ unknown: '1' }, { cover_photo_url: '/media/x' }, { trial_days: 7 }, []])('refuses %j', async (values) => {
    expect((await change(values)).status).toBe(400)
  })
})

it('is for employees only', async () => {
  const member = await signUpMember(site)
  for (const [browser, status] of [
    [site.visitor(), 401],
    [member, 403],
  ] as const) {
    expect((await browser.get(PATH)).status).toBe(status)
    expect((await browser.put(PATH, { trial_days: '3' })).status).toBe(status)
    expect((await browser.get('/api/admin/member-prices')).status).toBe(status)
    expect((await browser.post('/api/admin/member-prices/move', { plan: 'monthly', price: '1.00' })).status).toBe(
      status,
    )
  }
})

it('two-step sign-in is switched off only after a recent confirmation', async () => {
  const { person, secret } = await guard(site, await signUpEmployee(site))
  const setRequired = (value: string) =>
    site.pool.query(`update site_settings set value = $1 where key = 'second_factor_required'`, [value])
  await setRequired('on')
  onTestFinished(async () => void (await setRequired('off')))
  await site.pool.query('update session_places set proved_at = null')
  const switchOff = () => person.put(PATH, { second_factor_required: 'off' })
  expect(await switchOff()).toMatchObject({ status: 403, json: { code: 'password_needed' } })
  await confirmPassword(person, { code: codeOf(site, secret) })
  expect((await switchOff()).status).toBe(200)
})

it('the prices of the membership cannot be changed, renamed or deleted as rows', async () => {
  await change({ trial_days: '14', shipping_ca_cents: '1600' })
  const { rows } = await site.pool.query<{ id: number }>(`select id from site_settings where key = 'trial_days'`)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const path = `/cms/api/site-settings/${rows[0]?.id}`
  const send = (method: string, to: string, body?: object) =>
    sendJson(site, method, to, body, { as: employee, headers })
  expect((await send('PATCH', path, { value: '90' })).status).toBe(400)
  const refused = {
    status: 409,
    json: { errors: [{ message: expect.stringContaining('The membership needs this price') as string }] },
  }
  expect(await send('PATCH', path, { key: 'trial_length' })).toMatchObject(refused)
  expect(await send('DELETE', path)).toMatchObject(refused)
  expect(
    (await send('DELETE', '/cms/api/site-settings?where[key][in]=trial_days,monthly_price_cents')).json,
  ).toMatchObject({
    docs: [],
  })
  const other = await site.pool.query<{ id: number }>(`select id from site_settings where key = 'shipping_ca_cents'`)
  await send('PATCH', `/cms/api/site-settings/${other.rows[0]?.id}`, { key: 'annual_price_cents' })
  expect(await read()).toMatchObject({ trial_days: '14', shipping_ca_cents: '1600' })
})
