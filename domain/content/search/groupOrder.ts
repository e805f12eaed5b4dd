import { SEARCH_KINDS, type SearchKind } from '#contracts/content/searchKinds.ts'

type Ranked = { kind: SearchKind; rank: number }

/** Visitors come for the hunts, so an article must match twice as well. */
const SHARES: Partial<Record<SearchKind, number>> = { merchandise: 0.5, product: 0.5 }

/** The kinds that were found, ordered by their best document. */
export function groupOrder(documents: readonly Ranked[]): SearchKind[] {
  const best = new Map<SearchKind, number>()
  for (const { kind, rank } of documents) best.set(kind, Math.max(best.get(kind) ?? 0, rank * (SHARES[kind] ?? 1)))
  return SEARCH_KINDS.filter((kind) => best.has(kind)).toSorted(
    (one, other) => (best.get(other) ?? 0) - (best.get(one) ?? 0),
  )
}
