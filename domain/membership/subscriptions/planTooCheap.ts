import { AppError } from '#domain/platform/AppError.ts'

/** For a discount that would leave 1 to 49 cents of another plan. */
export const planTooCheap = (): AppError => new AppError('plan_change_unavailable.too_cheap')
