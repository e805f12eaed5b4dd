export function taxOn(amount: number, percent: number, behavior = 'exclusive'): number {
  return behavior === 'inclusive'
    ? Math.round(amount - amount / (1 + percent / 100))
    : Math.round((amount * percent) / 100)
}
