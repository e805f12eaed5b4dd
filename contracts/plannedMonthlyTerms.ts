import { type Cents, formatCents } from './money.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A day before the year ends, so that a failed try can be repeated before another year is charged. */
export const monthlyFrom = (yearEnd: Date): Date => new Date(yearEnd.getTime() - DAY_MS)

/** What a member agrees to who chooses the monthly plan for when the year ends. */
export const plannedMonthlyTerms = ({ from, cents }: { from: string; cents: Cents }): string =>
  `On ${from}, a day before your year ends, your plan changes to monthly. You pay ${formatCents(cents)} then, less the last day of your year. It renews automatically every month for ${formatCents(cents)} until you cancel, which you can do anytime.`
