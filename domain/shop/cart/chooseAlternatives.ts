import type { CartLine } from './cartLines.ts'

export type Alternative = {
  id: number
  sizeName: string
  appearanceName: string
  /** Null when the print provider does not count it. */
  stock: number | null
}

const MOST = 4

type WantedVariant = Pick<CartLine, 'sizeName' | 'appearanceName' | 'quantity'>

/** The same size in another color first, then the same color in another size; only where there are enough. */
export function chooseAlternatives(wanted: WantedVariant, others: Alternative[]): Alternative[] {
  const enough = others.filter(({ stock }) => stock === null || stock >= wanted.quantity)
  const sameSize = enough.filter(({ sizeName }) => sizeName === wanted.sizeName)
  const sameColor = enough.filter(
    ({ sizeName, appearanceName }) => sizeName !== wanted.sizeName && appearanceName === wanted.appearanceName,
  )
  return [...sameSize, ...sameColor].slice(0, MOST)
}
