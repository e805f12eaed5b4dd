import type { Metadata } from './objects.ts'

export type MetadataParam = Record<string, string | number | null> | null | ''

/** Stripe merges metadata key by key; an empty value removes its key and an empty hash as a whole clears all. */
export function mergeMetadata(current: Metadata, given: MetadataParam | undefined): Metadata {
  if (given === undefined) return current
  if (given === null || given === '') return {}
  const merged: Metadata = { ...current }
  for (const [key, value] of Object.entries(given)) {
    if (value === null || value === '') delete merged[key]
    else merged[key] = String(value)
  }
  return merged
}
