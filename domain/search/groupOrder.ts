import { SEARCH_KINDS, type SearchKind } from '#contracts/searchKinds.ts'

type Ranked = { kind: SearchKind; rank: number }

/** People come for the hunts, so an article of the shop must match twice as well. */
const SHARES: Partial<Record<SearchKind, number>> = { merchandise: 0.5, product: 0.5 }

/** The kinds that were found, the one with the best document first. */
export function groupOrder(documents: readonly Ranked[]): SearchKind[] {
  const best = new Map<SearchKind, number>()
  for (const { kind, rank } of documents) best.set(kind, Math.max(best.get(kind) ?? 0, rank * (SHARES[kind] ?? 1)))
  return SEARCH_KINDS.filter((kind) => best.has(kind)).toSorted(
    (one, other) => (best.get(other) ?? 0) - (best.get(one) ?? 0),
  )
}
