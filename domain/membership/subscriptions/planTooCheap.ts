import { ShopError } from '#domain/platform/ShopError.ts'

/** For a discount that would leave 1 to 49 cents of another plan. */
export const planTooCheap = (): ShopError =>
  new ShopError('plan_change_unavailable', {
    message: 'With your discount, this plan would cost less than a card can pay, so the plan can’t be changed.',
  })
