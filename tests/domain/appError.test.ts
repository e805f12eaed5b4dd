import { describe, expect, it } from 'vitest'
import { problem } from '#contracts/shared/problem.ts'
import { AppError } from '#domain/platform/AppError.ts'

describe('an error', () => {
  it('is known by its code, and has its status and values', () => {
    const error = new AppError('cart_changed.price', { title: 'Mug', oldPrice: 1650, newPrice: 1700 })
    expect(error).toMatchObject({
      code: 'cart_changed',
      status: 409,
      values: { title: 'Mug', oldPrice: 1650, newPrice: 1700 },
      errors: undefined,
    })
    expect(new AppError('too_many_requests', { retryAfterSeconds: 5 })).toMatchObject({
      code: 'too_many_requests',
      values: {},
      retryAfterSeconds: 5,
    })
  })

  it('is the same after it went to another thread and back', () => {
    const errors = { name: problem('Please choose one') }
    const sent = new AppError('code_not_usable.starts', { code: 'STONE', date: new Date('2027-03-04'), errors })
    const { reason, values, retryAfterSeconds } = structuredClone({ ...sent })
    const back = AppError.from({ reason, values, errors: sent.errors, retryAfterSeconds })
    expect(back).toMatchObject({ message: 'STONE can be used from March 4, 2027.', code: 'code_not_usable', errors })
  })

  it('needs every value of its text, and no others', () => {
    // @ts-expect-error the text needs a title
    expect(new AppError('cart_changed.gone')).toBeInstanceOf(AppError)
    // @ts-expect-error the text needs the stock, too
    expect(new AppError('variant_sold_out.only', { title: 'Mug' })).toBeInstanceOf(AppError)
    // @ts-expect-error money is in cents
    expect(new AppError('illegal_order_move.refund_most', { amount: '$5.00' })).toBeInstanceOf(AppError)
    // @ts-expect-error a day is a Date
    expect(new AppError('membership_renews.paused', { date: 'March 4, 2027' })).toBeInstanceOf(AppError)
    // @ts-expect-error the text has no values
    expect(new AppError('cart_empty', { title: 'Mug' })).toBeInstanceOf(AppError)
    // @ts-expect-error there is no such reason
    expect(() => new AppError('cart_changed.unheard_of').status).toBeTypeOf('function')
    // @ts-expect-error the text needs a plan
    expect(problem('You have the {plan, select, annual {annual} other {monthly}} plan')).toBeTypeOf('string')
  })
})
