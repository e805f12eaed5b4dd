import { z } from 'zod'
import { POSTS_PER_PAGE, type PostFilter, type PostListing } from '#contracts/content/postPages.ts'
import { dynamicSql, parsedRows, prepared, type Statement } from '#database/sql.ts'
import { readNumberSetting } from '#domain/platform/settings/settings.ts'
import { postsWithStone } from '../search/postsWithStone.ts'
import { yearStart } from '../search/findDocuments.ts'
import type { Req } from '#domain/platform/Req.ts'
import { selectPost, type StoredPost, storedPostRow } from './findPosts.ts'

type PageQuery = {
  filter: PostFilter
  kind?: PostListing['kind'] | undefined
  year?: number | undefined
  stone?: string | undefined
  page?: number | undefined
  before?: number | undefined
}

export type PostPage = {
  posts: StoredPost[]
  total: number
  /** Pass it as `before` for the next page; null on the last page. */
  next: number | null
}

/** A page past the last post has one row, with the total alone. */
const pageRow = z.union([storedPostRow.extend({ total: z.number() }), z.object({ id: z.null(), total: z.number() })])

/** With `before`, posts published in between neither repeat nor hide one. */
export async function findPostPage(req: Req, { filter, page = 1, before, ...shelf }: PageQuery): Promise<PostPage> {
  const { order, count, ids } = await selectionOf(req, filter)
  const visible = shelfCondition(req, shelf)
  const range = { limit: POSTS_PER_PAGE + 1, offset: before ? 0 : (page - 1) * POSTS_PER_PAGE }
  const found = await parsedRows(
    req.pool,
    pageRow,
    prepared(dynamicSql`
      select page.*, found.total from (select ${count(visible)} as total) found
      left join (${selectPost} where p.id = any(array(${ids(visible, before ?? null, range)}))) page on true
      order by ${order}`),
  )
  const posts = found.flatMap((one) => (one.id === null ? [] : [one]))
  const shown = posts.slice(0, POSTS_PER_PAGE)
  return {
    posts: shown,
    total: found[0]?.total ?? 0,
    next: posts.length > POSTS_PER_PAGE ? (shown.at(-1)?.id ?? null) : null,
  }
}

async function selectionOf(req: Req, filter: PostFilter): Promise<PostSelection> {
  switch (filter) {
    case 'all':
      return newestPosts(dynamicSql`true`)
    case 'videos':
      return newestPosts(dynamicSql`p.type = 'video'`)
    case 'galleries':
      return newestPosts(dynamicSql`p.type = 'gallery'`)
    case 'subscribers':
      return postsByAccess(true, req.now)
    case 'public':
      return postsByAccess(false, req.now)
    case 'popular':
      return popularPosts(await readNumberSetting(req.pool, 'popular_from_views'))
  }
}

function shelfCondition(req: Req, { kind, year, stone }: Pick<PageQuery, 'kind' | 'year' | 'stone'>): Statement {
  const conditions = [visibleTo(req)]
  if (kind) conditions.push(dynamicSql`p.category = ${kind}`)
  if (year) conditions.push(dynamicSql`p.created_at >= ${yearStart(year)} and p.created_at < ${yearStart(year + 1)}`)
  if (stone) conditions.push(dynamicSql`p.id in (${postsWithStone(req, stone)})`)
  return conditions.reduce((all, one) => dynamicSql`${all} and ${one}`)
}

function visibleTo({ user }: Req): Statement {
  if (user?.isEmployee) return dynamicSql`p.deleted_at is null`
  if (user) return dynamicSql`p.deleted_at is null and (p.status = 'published' or p.author_id = ${user.id})`
  return dynamicSql`p.deleted_at is null and p.status = 'published'`
}

type Range = { limit: number; offset: number }

/** Each order has an index, so every page costs the same. */
type PostSelection = {
  /** Sort order, by the columns of `selectPost`. */
  order: Statement
  count: (visible: Statement) => Statement
  ids: (visible: Statement, before: number | null, range: Range) => Statement
}

const NEWEST = dynamicSql`page."createdAt" desc, page.id desc`

const countOf = (visible: Statement, condition: Statement): Statement =>
  dynamicSql`(select count(*) from posts p where ${visible} and ${condition})`

const olderThan = (before: number | null): Statement =>
  before === null
    ? dynamicSql`true`
    : dynamicSql`(p.created_at, p.id) < (select created_at, id from posts where id = ${before})`

const newestPosts = (condition: Statement): PostSelection => ({
  order: NEWEST,
  count: (visible) => countOf(visible, condition),
  ids: (visible, before, { limit, offset }) => dynamicSql`
    select p.id from posts p where ${visible} and ${condition} and ${olderThan(before)}
    order by p.created_at desc, p.id desc limit ${limit} offset ${offset}`,
})

const popularPosts = (fromViews: number): PostSelection => ({
  order: dynamicSql`page."viewCount" desc, page.id desc`,
  count: (visible) => countOf(visible, dynamicSql`p.view_count > ${fromViews}`),
  ids: (visible, before, { limit, offset }) => dynamicSql`
    select p.id from posts p where ${visible} and p.view_count > ${fromViews}
      and ${before === null ? dynamicSql`true` : dynamicSql`(p.view_count, p.id) < (select view_count, id from posts where id = ${before})`}
    order by p.view_count desc, p.id desc limit ${limit} offset ${offset}`,
})

/** Early-access posts change with time, so they have their own index and the two halves are merged. */
function postsByAccess(isMembersOnly: boolean, now: Date): PostSelection {
  const fixed = dynamicSql`p.public_at is null and p.is_subscriber_only = ${isMembersOnly}`
  const early = dynamicSql`p.public_at is not null and ${isMembersOnly ? dynamicSql`p.public_at > ${now}` : dynamicSql`p.public_at <= ${now}`}`
  return {
    order: NEWEST,
    count: (visible) => dynamicSql`${countOf(visible, fixed)} + ${countOf(visible, early)}`,
    ids: (visible, before, { limit, offset }) => {
      const half = (condition: Statement) => dynamicSql`
        (select p.id, p.created_at from posts p where ${visible} and ${condition} and ${olderThan(before)}
        order by p.created_at desc, p.id desc limit ${limit + offset})`
      return dynamicSql`
        select id from (${half(fixed)} union all ${half(early)}) halves
        order by created_at desc, id desc limit ${limit} offset ${offset}`
    },
  }
}
