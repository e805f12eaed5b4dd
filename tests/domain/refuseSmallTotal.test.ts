import { describe, expect, it } from 'vitest'
import { refuseSmallTotal } from '#domain/shop/checkout/findOrCreateOrder.ts'

describe('what is due', () => {
  it.each([1, 49])('of %i cents is rejected, because the card provider takes no such payment', (dueCents) => {
    expect(() => refuseSmallTotal(dueCents)).toThrow('Card payments start at $0.50')
  })

  it.each([0, 50, 7500])('of %i cents is accepted', (dueCents) => {
    expect(() => refuseSmallTotal(dueCents)).not.toThrow()
  })
})
