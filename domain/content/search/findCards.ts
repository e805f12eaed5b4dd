import { dynamicSql, extended, rows, sql } from '#database/sql.ts'
import { selectPost, type StoredPost } from '../posts/findPosts.ts'
import type { Req } from '#domain/platform/Req.ts'
import { findMerchandise, findProducts, type FoundItem } from '../stories/findItems.ts'
import type { FoundDocument } from './findDocuments.ts'

export type Cards = {
  posts: Map<number, StoredPost>
  merchandise: Map<number, FoundItem>
  products: Map<number, FoundItem>
  questions: Map<number, { id: number; roundId: number }>
}

/** The posts and articles that documents belong to, with one statement for each kind of thing. */
export async function findCards({ pool }: Req, documents: readonly FoundDocument[]): Promise<Cards> {
  const postIds = [...new Set(documents.flatMap(({ postId }) => postId ?? []))]
  const idsOf = (kind: FoundDocument['kind']) =>
    documents.filter((document) => document.kind === kind).map(({ sourceId }) => sourceId)
  const [merchandiseIds, productIds] = [idsOf('merchandise'), idsOf('product')]
  const questionIds = documents.filter(({ source }) => source === 'questions').map(({ sourceId }) => sourceId)
  const published = dynamicSql`
    where p.id = any(${postIds}::int[]) and p.status = 'published' and p.deleted_at is null`
  const [posts, merchandise, products, questions] = await Promise.all([
    postIds.length > 0 ? rows(pool, extended(selectPost, published)) : [],
    merchandiseIds.length > 0 ? findMerchandise(pool, merchandiseIds, false) : [],
    productIds.length > 0 ? findProducts(pool, productIds, false) : [],
    questionIds.length > 0
      ? rows(
          pool,
          sql<{ id: number; roundId: number }>`
      select id, round_id as "roundId" from questions where id = any(${questionIds}) and status = 'answered'`,
        )
      : [],
  ])
  return {
    posts: byId(posts),
    merchandise: byId(merchandise),
    products: byId(products),
    questions: byId(questions),
  }
}

const byId = <Row extends { id: number }>(found: Row[]) => new Map(found.map((one) => [one.id, one]))
