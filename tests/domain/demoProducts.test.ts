import { describe, expect, it } from 'vitest'
import { productList } from '../../seed/productList.ts'

describe('the demo’s products', () => {
  it('are eight stones, one of each, and a hammer among the rest', () => {
    expect(productList.filter(({ stock }) => stock === 1)).toHaveLength(8)
    expect(productList.map(({ name }) => name)).toContain('Pointed rock hammer')
  })

  it('cost whole dollars, because the shop’s card shows no cents', () => {
    expect(productList.filter(({ price }) => !Number.isInteger(price))).toEqual([])
  })
})
