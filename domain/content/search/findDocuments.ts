import { z } from 'zod'
import type { SearchQuery } from '#contracts/shared/queries.ts'
import type { MarkedText } from '#contracts/content/search.ts'
import { MAX_RANKED, SEARCH_KINDS, type SearchKind } from '#contracts/content/searchKinds.ts'
import { dynamicSql, parsedRows, type Statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { excerptOf, markMatches, wordsIn } from './markMatches.ts'
import { postsWithStone } from './postsWithStone.ts'
import { visibleDocuments } from './searchScope.ts'

/** Longer texts are searched for their best part. */
const PART_CHARACTERS = 2000

const documentRow = z.object({
  kind: z.enum(SEARCH_KINDS),
  source: z.string(),
  sourceId: z.number(),
  part: z.number(),
  postId: z.number().nullable(),
  title: z.string(),
  /** All of a short text, or a part of a long one. */
  body: z.string(),
  second: z.number().nullable(),
  at: z.date(),
  rank: z.number(),
  total: z.number(),
})
export type FoundDocument = Omit<z.infer<typeof documentRow>, 'title' | 'body'> & {
  title: MarkedText
  excerpt: MarkedText
}

export type Filters = Omit<SearchQuery, 'q'>

/** For `to_tsquery`. */
type Words = {
  /** What a document must contain. */
  all: string
  /** What is marked in it. */
  any: string
}

/** The best documents of each kind, and how many of the newest 500 matches there are. */
export async function findDocuments(req: Req, words: Words, filters: Filters): Promise<FoundDocument[]> {
  const kinds = filters.kind ? [filters.kind] : SEARCH_KINDS
  const query = dynamicSql`to_tsquery('site_search', ${words.all})`
  const groups = kinds.map((kind) => dynamicSql`(${bestOfKind(req, kind, query, filters)})`).reduce(union)
  const found = await parsedRows(
    req.pool,
    documentRow,
    dynamicSql`
      select d.kind, d.source, d.source_id as "sourceId", d.part, d.post_id as "postId", d.second, d.happened_at as at,
        found.rank, found.total, d.title,
        case when length(d.body) <= ${PART_CHARACTERS} then d.body else (
          select text from generate_series(0, (length(d.body) - 1) / ${PART_CHARACTERS}) part,
            substr(d.body, part * ${PART_CHARACTERS} + 1, ${PART_CHARACTERS}) text
          order by ts_rank(to_tsvector('site_search', search_plain(text)), to_tsquery('site_search', ${words.any})) desc, part
          limit 1) end as body
      from (${groups}) found join search_documents d using (kind, source, source_id, part)
      order by found.rank desc, d.happened_at desc, d.post_id, d.second, d.source, d.source_id, d.part`,
  )
  const matching = await findMatching(
    req,
    found.flatMap(({ title, body }) => [title, body]),
    words.any,
  )
  return found.map(({ body, title, ...document }) => ({
    ...document,
    title: markMatches(title, matching),
    excerpt: excerptOf(body, matching),
  }))
}

/** Which words of the texts the query means: all forms of a word, and what begins with one that is still being typed. */
async function findMatching({ pool }: Req, texts: string[], query: string): Promise<Set<string>> {
  if (texts.length === 0) return new Set()
  const found = await parsedRows(
    pool,
    z.object({ word: z.string() }),
    dynamicSql`
      select word from unnest(${wordsIn(texts)}::text[]) word
      where to_tsvector('site_search', word) @@ to_tsquery('site_search', ${query})`,
  )
  return new Set(found.map(({ word }) => word))
}

function bestOfKind(req: Req, kind: SearchKind, query: Statement, filters: Filters): Statement {
  const matches = visibleDocuments(req)
    .map(
      (visible) => dynamicSql`(
        select d.source, d.source_id, d.part, d.post_id, d.second, d.happened_at, d.words from search_documents d
        where d.kind = ${kind} and d.words @@ ${query} and ${visible} and ${filterOf(req, filters)}
        order by d.happened_at desc limit ${MAX_RANKED})`,
    )
    .reduce(union)
  const ranked = dynamicSql`
    select source, source_id, part, post_id, second, happened_at, ts_rank(words, ${query})::float8 as rank
    from (select * from (${matches}) every order by happened_at desc limit ${MAX_RANKED}) newest`
  // A story has one document above its divider and one below. In a search of all kinds, one line of a film is enough.
  const once =
    kind === 'story' || (kind === 'caption' && !filters.kind)
      ? dynamicSql`select distinct on (post_id) * from (${ranked}) ranked order by post_id, rank desc, second, part`
      : ranked
  return dynamicSql`
    select ${kind}::text as kind, source, source_id, part, rank, count(*) over ()::int as total from (${once}) ranked
    order by rank desc, happened_at desc, post_id, second, source, source_id, part
    limit ${filters.limit} offset ${(filters.page - 1) * filters.limit}`
}

function filterOf(req: Req, { year, stone, state, members }: Filters): Statement {
  const conditions = [
    year === undefined
      ? null
      : dynamicSql`d.happened_at >= ${yearStart(year)} and d.happened_at < ${yearStart(year + 1)}`,
    state === undefined
      ? null
      : dynamicSql`d.post_id in (select id from posts where place_state is not null and place_state::text = ${state})`,
    members === 'members' ? dynamicSql`d.post_opens_at > ${req.now}` : null,
    members === 'open' ? dynamicSql`coalesce(d.post_opens_at <= ${req.now}, true)` : null,
    stone === undefined ? null : dynamicSql`d.post_id in (${postsWithStone(req, stone)})`,
  ]
  return conditions
    .filter((condition) => condition !== null)
    .reduce((all, one) => dynamicSql`${all} and ${one}`, dynamicSql`true`)
}

const union = (one: Statement, other: Statement): Statement => dynamicSql`${one} union all ${other}`

export const yearStart = (year: number): Date => new Date(Date.UTC(year, 0, 1))
