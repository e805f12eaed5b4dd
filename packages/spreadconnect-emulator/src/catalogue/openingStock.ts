/** Pieces of a variant before anybody changed them: the same for a sku on every machine, and now and then none. */
export function openingStock(sku: string): number {
  let hash = 2166136261
  for (const character of sku) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619) >>> 0
  return hash % 19 === 0 ? 0 : 4 + (hash % 380)
}
