import { ShopError } from '#domain/platform/ShopError.ts'

/** For a discount that would leave 1 to 49 cents of another plan. */
export const planTooCheap = (): ShopError => new ShopError('plan_change_unavailable.too_cheap')
