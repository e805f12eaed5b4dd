import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { sellTo, TRADER } from '../../support/markets.ts'
import { saveInPanel } from '../../support/owner.ts'
import { signUpEmployee } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let owner: Browser

beforeAll(async () => void (owner = await signUpEmployee(site)))
beforeEach(() => site.pool.query(`delete from site_settings where key not in ('second_factor_required')`))

type Answer = { errors: Record<string, string> }
const change = (values: object) => owner.put('/api/admin/settings', values)
const countries = async () =>
  ((await site.visitor().get('/api/config')).json as { shipping: { countries: string[] } }).shipping.countries

describe('the owner', () => {
  it('sells to the United States and Canada at first', async () => {
    expect(await countries()).toEqual(['US', 'CA'])
  })

  it('can’t sell to Europe before she has entered what the law asks for, and reads what is missing', async () => {
    const { status, json } = await change({ shipping_countries: 'US,CA,DE', trader_name: 'Stone Hunt LLC' })
    expect(status).toBe(400)
    const { errors } = json as Answer
    expect(errors['shipping_countries']).toMatch(/^Before you sell to Germany, fill in “Your postal address”/)
    expect(errors['eu_responsible']).toBe('Needed while you sell to Germany.')
    expect(errors).not.toHaveProperty('trader_name')
    expect(await countries()).toEqual(['US', 'CA'])
  })

  it('sells to Europe with everything in one go, and to other countries without', async () => {
    expect((await change({ ...TRADER, shipping_countries: 'US,DE' })).status).toBe(200)
    expect(await countries()).toEqual(['US', 'DE'])
    await site.pool.query(`delete from site_settings where key <> 'second_factor_required'`)
    expect((await change({ shipping_countries: 'US,CA,AU,JP' })).status).toBe(200)
  })

  it('can’t empty a detail while she sells to Europe, and can afterwards', async () => {
    await change({ ...TRADER, shipping_countries: 'US,DE' })
    const { status, json } = await change({ trader_phone: '' })
    expect(status).toBe(400)
    expect((json as Answer).errors).toMatchObject({ trader_phone: 'Needed while you sell to Germany.' })
    expect((await change({ trader_phone: '', shipping_countries: 'US' })).status).toBe(200)
  })

  it('can’t get around the form through the panel’s rows', async () => {
    await sellTo(site, 'US', 'DE')
    const { rows } = await site.pool.query<{ id: number; key: string }>('select id, key from site_settings')
    const idOf = (key: string) => rows.find((setting) => setting.key === key)?.id
    const path = `/site-settings/${idOf('trader_name')}`
    expect((await saveInPanel(site, owner, 'PATCH', path, { value: '' })).status).toBe(400)
    expect((await saveInPanel(site, owner, 'PATCH', path, { key: 'a name' })).status).toBe(409)
    expect((await saveInPanel(site, owner, 'DELETE', path)).status).toBe(409)
    const list = `/site-settings/${idOf('shipping_countries')}`
    expect((await saveInPanel(site, owner, 'PATCH', list, { value: 'US,DE,FR' })).status).toBe(400)
    expect((await site.pool.query('select 1 from site_settings')).rowCount).toBe(rows.length)
  })
})

describe('a buyer', () => {
  it('in the EU reads who sells, VAT and the right of withdrawal before paying', async () => {
    await sellTo(site, 'US', 'DE', 'GB')
    const { status, json } = await site.visitor().get('/api/market?country=DE')
    expect(status).toBe(200)
    expect(json).toMatchObject({
      country: 'DE',
      notice: {
        seller: [TRADER.trader_name, TRADER.trader_address, TRADER.trader_email, TRADER.trader_phone],
        responsible: TRADER.eu_responsible,
        vat: expect.stringContaining('due on delivery') as string,
        withdrawal: { title: 'Right of withdrawal' },
      },
    })
    expect((await site.visitor().get('/api/market?country=GB')).json).toMatchObject({ notice: { responsible: null } })
  })

  it('elsewhere reads nothing of it, and a country that isn’t sold to is refused', async () => {
    await sellTo(site, 'US')
    expect((await site.visitor().get('/api/market?country=us')).json).toEqual({ country: 'US', notice: null })
    for (const country of ['DE', 'XX']) {
      expect((await site.visitor().get(`/api/market?country=${country}`)).json).toMatchObject({
        code: 'unsupported_country',
      })
    }
    expect((await site.visitor().get('/api/market?country=Germany')).status).toBe(400)
  })
})
