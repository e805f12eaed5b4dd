import type { SearchQuery } from '#contracts/shared/queries.ts'
import { MIN_SEARCH_CHARACTERS } from '#contracts/content/searchKinds.ts'
import { parseSearch, type SearchTerm } from '#contracts/content/parseSearch.ts'
import type { Req } from '#domain/platform/Req.ts'
import { findDocuments, type FoundDocument } from './findDocuments.ts'
import { findSimilarWords } from './findSimilarWords.ts'
import { type Alternatives, anyWordQuery, textQuery } from './textQuery.ts'

export type Found = { documents: FoundDocument[]; correctedTo: string | null }

const NOTHING: Found = { documents: [], correctedTo: null }

/** All documents this reader may see that contain all words; if there are none, those with similar words. */
export async function search(req: Req, { q, ...filters }: SearchQuery): Promise<Found> {
  if (q.trim().length < MIN_SEARCH_CHARACTERS) return NOTHING
  const terms = parseSearch(q)
  if (terms.length === 0) return NOTHING
  const documents = await findDocuments(req, { all: textQuery(terms), any: anyWordQuery(terms) }, filters)
  if (documents.length > 0 || filters.page > 1) return { documents, correctedTo: null }
  const alternatives = await findSimilarWords(req, terms)
  if (alternatives.size === 0) return NOTHING
  const similar = await findDocuments(
    req,
    { all: textQuery(terms, alternatives), any: anyWordQuery(terms, alternatives) },
    filters,
  )
  return similar.length === 0 ? NOTHING : { documents: similar, correctedTo: correctedText(terms, alternatives) }
}

function correctedText(terms: readonly SearchTerm[], alternatives: Alternatives): string {
  return terms
    .map(({ words, isExcluded }) => {
      const text = words.length > 1 ? `"${words.join(' ')}"` : (alternatives.get(words[0] ?? '')?.[0] ?? words[0])
      return `${isExcluded ? '-' : ''}${text}`
    })
    .join(' ')
}
