import { type FactCatalog, factText, type StoredFact } from '#contracts/platform/facts.ts'
import type { Formats } from './formats.ts'

/** Writes a fact of a catalog as employees read it. A kind that only a newer version knows is named. */
export const factIn =
  (catalog: FactCatalog) =>
  (words: Pick<Formats, 't' | 'money'>, fact: StoredFact): string =>
    factText(catalog, fact, words) ?? fact.kind
