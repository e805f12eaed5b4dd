import type { SearchQuery } from '#contracts/shared/queries.ts'
import { MIN_SEARCH_CHARACTERS } from '#contracts/content/searchKinds.ts'
import { parseSearch, type SearchTerm } from '#contracts/content/parseSearch.ts'
import type { Req } from '#domain/platform/Req.ts'
import { findDocuments, type FoundDocument } from './findDocuments.ts'
import { z } from 'zod'
import { dynamicSql, parsedRows } from '#database/sql.ts'
import { readsAll } from '../posts/readsAll.ts'
import { visibleDocuments } from './searchScope.ts'

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

const MIN_LENGTH = 4
const MAX_LENGTH = 40
const CANDIDATES = 30
const ALTERNATIVES = 3

const similarRow = z.object({ wanted: z.string(), word: z.string() })

/**
 * For each word that no text of this reader has: the most similar words they have, all with equally few wrong letters.
 * Words of texts the reader must not see are in other rows.
 */
async function findSimilarWords(req: Req, terms: readonly SearchTerm[]): Promise<Alternatives> {
  const wanted = terms
    .filter(({ words, isExcluded }) => !isExcluded && words.length === 1)
    .map(({ words: [word = ''] }) => word)
    .filter((word) => word.length >= MIN_LENGTH && word.length <= MAX_LENGTH)
  if (wanted.length === 0) return new Map()
  const scope = readsAll(req) ? dynamicSql`not is_open` : dynamicSql`is_open`
  const isThere = visibleDocuments(req)
    .map(
      (visible) => dynamicSql`exists (
      select from search_documents d where d.words @@ to_tsquery('site_search', quote_literal(near.word)) and ${visible})`,
    )
    .reduce((one, other) => dynamicSql`${one} or ${other}`)
  const found = await parsedRows(
    req.pool,
    similarRow,
    dynamicSql`
      select wanted, word from unnest(${wanted}::text[]) wanted cross join lateral (
        select word, distance from (
          select near.word, levenshtein(near.word, wanted) as distance, min(levenshtein(near.word, wanted)) over () as least from (
            select word from search_words where ${scope} order by word <-> wanted limit ${CANDIDATES}) near
          where levenshtein(near.word, wanted) <= case when length(wanted) < 5 then 1 else 2 end and (${isThere})) close
        where distance = least order by similarity(word, wanted) desc, word limit ${ALTERNATIVES}) nearest
      order by wanted, distance`,
  )
  const alternatives = new Map<string, string[]>()
  for (const { wanted: word, word: similar } of found)
    alternatives.set(word, [...(alternatives.get(word) ?? []), similar])
  // A correctly spelled word needs no others.
  for (const [word, similar] of alternatives) if (similar.includes(word)) alternatives.delete(word)
  return alternatives
}

/** Similar words that may replace a mistyped one. */
type Alternatives = ReadonlyMap<string, readonly string[]>

/** Each word that can match, for marking. */
const anyWordQuery = (terms: readonly SearchTerm[], alternatives: Alternatives = new Map()): string =>
  terms
    .filter(({ isExcluded }) => !isExcluded)
    .flatMap(({ words, isPrefix }) =>
      words.flatMap((word) => [
        `'${word}'${isPrefix ? ':*' : ''}`,
        ...(alternatives.get(word) ?? []).map((other) => `'${other}'`),
      ]),
    )
    .join(' | ')

/** For `to_tsquery`. Words contain letters and digits only, so nothing in them is an operator. */
export function textQuery(terms: readonly SearchTerm[], alternatives: Alternatives = new Map()): string {
  return terms.map((term) => termQuery(term, alternatives)).join(' & ')
}

function termQuery({ words, isExcluded, isPrefix }: SearchTerm, alternatives: Alternatives): string {
  const [first = ''] = words
  const choices = isExcluded || words.length > 1 ? [] : (alternatives.get(first) ?? [])
  const own = words.map((word) => `'${word}'${isPrefix ? ':*' : ''}`).join(' <-> ')
  const any = [`(${own})`, ...choices.map((word) => `('${word}')`)].join(' | ')
  return `${isExcluded ? '!' : ''}${choices.length > 0 ? `(${any})` : any}`
}
