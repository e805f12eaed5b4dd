import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { checked, linesOf, perform } from '../../support/imports.ts'
import { signUpEmployee } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let owner: Browser
beforeAll(async () => void (owner = await signUpEmployee(site)))

const ofTable = { kind: 'products-csv' as const, fileName: 'gear.csv' }
const shop = async () =>
  (await site.visitor().get('/api/products')).json as { id: number; name: string; price: string }[]

describe('an import of products', () => {
  it('shows them in the shop, and those that are there already stay as they are', async () => {
    await owner.post('/api/admin/products', { name: 'Loupe', price: 12 })
    const table =
      'Name,Price,Category,Image\nRock hammer,24.50,Tools,http://10.0.0.1/h.jpg\nloupe,99,Tools,\nPan,none,,'
    const { id, counts } = await checked(owner, table, ofTable)
    expect(counts).toMatchObject({ create: 1, skip: 1, refuse: 1 })
    expect((await perform(owner, id, 'run')).counts).toMatchObject({ done: 1 })
    expect((await shop()).map(({ name, price }) => [name, price])).toEqual([
      ['Rock hammer', '24.50'],
      ['Loupe', '12.00'],
    ])
    expect(await linesOf(owner, id)).toMatchObject([
      { key: 'Tools', name: 'Rock hammer', result: 'done', reason: 'The picture could not be loaded.' },
      { action: 'skip', reason: 'Is in the shop already.' },
      { action: 'refuse', reason: 'The price isn’t an amount like 24.50.' },
    ])
  })

  it('is undone, except for what was changed since', async () => {
    const { id } = await checked(owner, 'name,price\nChisel,8\nBrush,3', ofTable)
    await perform(owner, id, 'run')
    const chisel = (await shop()).find(({ name }) => name === 'Chisel')
    const changed = await owner.patch(`/cms/api/products/${chisel?.id}`, { priceCents: 900 })
    expect(changed.status).toBe(200)
    expect((await perform(owner, id, 'undo')).counts).toMatchObject({ undone: 1, kept: 1 })
    const names = (await shop()).map(({ name }) => name)
    expect(names).toContain('Chisel')
    expect(names).not.toContain('Brush')
  })

  it('reads what the export of products writes', async () => {
    await owner.post('/api/admin/products', {
      name: 'Sieve, fine',
      description: 'Two\nlines',
      price: 7.25,
      category: 'Tools',
    })
    await owner.post('/api/admin/products', { name: 'Pan of copper', price: 30, isHidden: true })
    const { text } = await owner.get('/api/admin/exports/products.csv')
    await site.pool.query('delete from products')
    const { id } = await checked(owner, text, ofTable)
    await perform(owner, id, 'run')
    expect(await shop()).toContainEqual(
      expect.objectContaining({ name: 'Sieve, fine', description: 'Two\nlines', price: '7.25', category: 'Tools' }),
    )
    expect((await shop()).map(({ name }) => name)).not.toContain('Pan of copper')
    const { rows } = await site.pool.query<{ name: string }>('select name from products where hidden')
    expect(rows).toEqual([{ name: 'Pan of copper' }])
  })
})
