export type Handover = {
  piece: number
  createdAt: Date
  /** Null while its code waits. */
  takenAt: Date | null
  /** Null for a deleted account, too. */
  takenById: number | null
}

export type SoldLine = {
  quantity: number
  /** Pieces that were neither withdrawn from nor replaced. */
  left: number
  /** The money went back, or the line was canceled. */
  isOver: boolean
  /** An employee has put it back into stock. */
  isBack: boolean
  buyerId: number | null
  paidAt: Date
  /** In their order. */
  handovers: Handover[]
}

export type Piece = {
  piece: number
  /** Null for a guest and a deleted account. */
  holderId: number | null
  /** When each owner got it, the buyer first. */
  since: [Date, ...Date[]]
  /** When the code was made that waits. */
  codeSince: Date | null
}

/**
 * The pieces of a line that belong to somebody. What the buyer has handed on stays with its owner, also when the buyer gets money
 * back; what is in stock again belongs to nobody.
 */
export function piecesOf({ quantity, left, isOver, isBack, buyerId, paidAt, handovers }: SoldLine): Piece[] {
  if (isBack) return []
  const all = Array.from({ length: quantity }, (_, index) => index + 1)
  const handedOn = new Set(handovers.filter(({ takenAt }) => takenAt).map(({ piece }) => piece))
  const kept = isOver ? [] : all.filter((piece) => !handedOn.has(piece)).slice(0, Math.max(0, left - handedOn.size))
  return all
    .filter((piece) => handedOn.has(piece) || kept.includes(piece))
    .map((piece) => {
      const own = handovers.filter((handover) => handover.piece === piece)
      const taken = own.flatMap(({ takenAt, takenById }) => (takenAt ? [{ takenAt, takenById }] : []))
      const last = taken.at(-1)
      return {
        piece,
        holderId: last ? last.takenById : buyerId,
        since: [paidAt, ...taken.map(({ takenAt }) => takenAt)],
        codeSince: own.find(({ takenAt }) => takenAt === null)?.createdAt ?? null,
      }
    })
}
