import { dynamicSql, type Statement } from '#database/sql.ts'

type Range = { limit: number; offset: number }

/** Each order has an index, so every page costs the same. */
export type PostSelection = {
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

export const newestPosts = (condition: Statement): PostSelection => ({
  order: NEWEST,
  count: (visible) => countOf(visible, condition),
  ids: (visible, before, { limit, offset }) => dynamicSql`
    select p.id from posts p where ${visible} and ${condition} and ${olderThan(before)}
    order by p.created_at desc, p.id desc limit ${limit} offset ${offset}`,
})

export const popularPosts = (fromViews: number): PostSelection => ({
  order: dynamicSql`page."viewCount" desc, page.id desc`,
  count: (visible) => countOf(visible, dynamicSql`p.view_count > ${fromViews}`),
  ids: (visible, before, { limit, offset }) => dynamicSql`
    select p.id from posts p where ${visible} and p.view_count > ${fromViews}
      and ${before === null ? dynamicSql`true` : dynamicSql`(p.view_count, p.id) < (select view_count, id from posts where id = ${before})`}
    order by p.view_count desc, p.id desc limit ${limit} offset ${offset}`,
})

/** Early-access posts change with time, so they have their own index and the two halves are merged. */
export function postsByAccess(isMembersOnly: boolean, now: Date): PostSelection {
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
