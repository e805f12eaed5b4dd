import { describe, expect, it } from 'vitest'
import { compareSizes, isSameSize, listSizes } from '#contracts/shop/sizeOrder.ts'
import { typedCents } from '#contracts/shop/typedCents.ts'
import { orderVariants } from '#domain/shop/catalogue/orderVariants.ts'
import { typedPrices } from '../cases/prices.ts'
import { differentSizes, equalSizes, sizesInOrder } from '../cases/sizes.ts'

describe('sizes', () => {
  it('of each kind are in order', () => {
    expect(sizesInOrder.toSorted()).not.toEqual(sizesInOrder)
    expect(sizesInOrder.toSorted().toSorted(compareSizes)).toEqual(sizesInOrder)
  })

  it.each(equalSizes)('%s and %s are listed once', (one, other) => {
    expect(isSameSize(one, other)).toBe(true)
    expect(listSizes([one, 'XS', other])).toHaveLength(2)
    expect(listSizes([one, other])).toEqual(listSizes([other, one]))
  })

  it.each(differentSizes)('%s and %s are two', (one, other) => {
    expect(isSameSize(one, other)).toBe(false)
    expect(listSizes([one, other])).toHaveLength(2)
  })

  it('of an article are in order within each of its colors', () => {
    const variants = ['Moss XL', 'Rust S', 'Moss 6XL', 'Rust XS', 'Moss 5XL'].map((name) => {
      const [appearanceName = '', sizeName = ''] = name.split(' ')
      return { appearanceName, sizeName }
    })
    const ordered = orderVariants(variants).map(({ appearanceName, sizeName }) => `${appearanceName} ${sizeName}`)
    expect(ordered).toEqual(['Moss XL', 'Moss 5XL', 'Moss 6XL', 'Rust XS', 'Rust S'])
  })
})

it.each(typedPrices)('a typed price of “%s” is %s cents', (text, cents) => {
  expect(typedCents(text)).toBe(cents)
})
