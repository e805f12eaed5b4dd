import { describe, expect, it } from 'vitest'
import { articleTable } from '@stone-hunt/spreadconnect-emulator/articleTable'
import { productList } from '../../seed/productList.ts'

describe('the demo’s products', () => {
  it('all map to an article of the print provider', () => {
    const titles = articleTable.map(({ title }) => title)
    expect(productList.filter(({ soldAs }) => !titles.includes(soldAs))).toEqual([])
  })

  it('cost whole dollars, because the shop’s card shows no cents', () => {
    expect(productList.filter(({ price }) => !Number.isInteger(price))).toEqual([])
  })
})
