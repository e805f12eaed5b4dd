/**
 * Arranges photos in rows of equal height, in order.
 *
 * @param ratios width divided by height.
 * @param width of a full row, in row heights.
 * @returns each photo's share of its row's width, and the number of photos in that row.
 */
export function photoRows(ratios: number[], width: number): { share: number; count: number }[] {
  const total = ratios.reduce((sum, ratio) => sum + ratio, 0)
  const perRow = total / Math.max(1, Math.round(total / width))
  let before = 0
  const rows = ratios.map((ratio) => {
    const row = Math.floor((before + ratio / 2) / perRow)
    before += ratio
    return row
  })
  return ratios.map((ratio, index) => {
    const inRow = ratios.filter((_ratio, other) => rows[other] === rows[index])
    const sum = inRow.reduce((all, one) => all + one, 0)
    // A single upright photo does not fill the row.
    return { share: ratio / Math.max(sum, width * 0.6), count: inRow.length }
  })
}
