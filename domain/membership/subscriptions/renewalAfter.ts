/**
 * The renewal `months` after `renewal`. Renewals fall on the anchor's day, or on the last day of a shorter month.
 * @param anchor when the membership's periods began.
 */
export function renewalAfter(renewal: Date, months: number, anchor: Date): Date {
  const firstOfMonth = new Date(renewal)
  firstOfMonth.setUTCDate(1)
  firstOfMonth.setUTCMonth(firstOfMonth.getUTCMonth() + months)
  const days = new Date(Date.UTC(firstOfMonth.getUTCFullYear(), firstOfMonth.getUTCMonth() + 1, 0)).getUTCDate()
  firstOfMonth.setUTCDate(Math.min(anchor.getUTCDate(), days))
  return firstOfMonth
}
