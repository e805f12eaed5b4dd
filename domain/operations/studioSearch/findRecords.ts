import { foldText } from '#contracts/shared/foldText.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import { isUnspaced } from '#contracts/content/parseSearch.ts'
import { type Role, may } from '#contracts/platform/roles.ts'
import type { StudioResult } from '#contracts/operations/studio.ts'
import { type Database, rows, sql } from '#database/sql.ts'

type Person = { role?: Role | null } | null | undefined
type Patterns = { first: string; all: string[] }

/** At most so many of each kind. */
const EACH = 5
const MAX_WORDS = 8

/** People, orders, posts and articles in which each word of the query begins a word, for the roles that read them. */
export async function findRecords(database: Database, person: Person, q: string): Promise<StudioResult[]> {
  const patterns = patternsOf(q)
  if (!patterns) return []
  const exact = q.trim()
  const [people, orders, posts, articles] = await Promise.all([
    may(person, 'readMembers') ? findPeople(database, patterns, exact) : [],
    may(person, 'readOrders') ? findOrders(database, patterns) : [],
    may(person, 'readPosts') ? findPosts(database, patterns) : [],
    may(person, 'manageCatalogue') ? findArticles(database, patterns) : [],
  ])
  return [...people, ...orders, ...posts, ...articles]
}

/**
 * What stands between two spaces is looked for as it is: an address, a reference. The longest pattern goes to the index.
 * @returns null for less than two letters.
 */
function patternsOf(q: string): Patterns | null {
  const phrases = q.split(/\s+/u).map(foldText).filter(Boolean).slice(0, MAX_WORDS)
  const [longest = ''] = phrases.toSorted((one, other) => other.length - one.length)
  if (longest.length < 2) return null
  // Scripts without spaces don't show where a word begins.
  const patternOf = (phrase: string) => (isUnspaced(phrase) ? `%${phrase}%` : `% ${phrase}%`)
  return { first: patternOf(longest), all: phrases.map(patternOf) }
}

/** The newest of the first 200 that match: sorting all would read every row of a common word. */
async function findPeople(database: Database, { first, all }: Patterns, exact: string): Promise<StudioResult[]> {
  const found = await rows(
    database,
    sql<{ id: number; name: string; email: string }>`
      select id, coalesce(trim(first_name || ' ' || last_name), '') as name, email from (
        select * from users
        where ' ' || search_fold(first_name || ' ' || last_name || ' ' || email) like ${first} and closed_at is null
          and ' ' || search_fold(first_name || ' ' || last_name || ' ' || email) like all(${all})
        limit 200) matching
      order by email = lower(${exact}) desc, created_at desc, id desc limit ${EACH}`,
  )
  return found.map(({ id, name, email }) => ({
    kind: 'person',
    label: name || email,
    note: email,
    url: `/cms/collections/users/${id}`,
  }))
}

/** Orders are in the index once they are paid, so that starting a payment doesn't write it; the few others are read. */
async function findOrders(database: Database, { first, all }: Patterns): Promise<StudioResult[]> {
  const found = await rows(
    database,
    sql<{ id: number; reference: string; email: string; cents: number }>`
      select id, reference, email, total_cents::float8 as cents from orders
      where id in (
        (select id from orders
          where payment <> 'pending' and ' ' || search_fold(reference || ' ' || email) like ${first}
            and ' ' || search_fold(reference || ' ' || email) like all(${all})
          limit 200)
        union all
        (select id from orders
          where payment = 'pending' and ' ' || search_fold(reference || ' ' || email) like all(${all}) limit 200))
      order by created_at desc, id desc limit ${EACH}`,
  )
  return found.map(({ id, reference, email, cents }) => ({
    kind: 'order',
    label: reference,
    note: `${email}, $${centsToAmount(cents)}`,
    url: `/cms/collections/orders/${id}`,
  }))
}

async function findPosts(database: Database, { first, all }: Patterns): Promise<StudioResult[]> {
  const found = await rows(
    database,
    sql<{ id: number; title: string; status: string }>`
      select id, title, status::text as status from (
        select * from posts
        where ' ' || search_fold(title) like ${first} and deleted_at is null
          and ' ' || search_fold(title) like all(${all})
        limit 200) matching
      order by created_at desc, id desc limit ${EACH}`,
  )
  return found.map(({ id, title, status }) => ({
    kind: 'post',
    label: title,
    note: status === 'published' ? '' : status,
    url: `/cms/collections/posts/${id}`,
  }))
}

/** A shop has few enough to look at each. */
async function findArticles(database: Database, { all }: Patterns): Promise<StudioResult[]> {
  const found = await rows(
    database,
    sql<{ id: number; title: string; collection: 'merchandise' | 'products' }>`
      select coalesce(id, 0) as id, coalesce(title, '') as title, collection from (
        select id, title, 'merchandise' as collection, created_at from merchandise
        where ' ' || search_fold(title) like all(${all})
        union all
        select p.id, p.name, 'products', p.created_at from products p
        where ' ' || search_fold(concat_ws(' ', p.name, (
          select string_agg(o.name, ' ') from products_options o where o._parent_id = p.id))) like all(${all})) matching
      order by created_at desc, id desc limit ${EACH}`,
  )
  return found.map(({ id, title, collection }) => ({
    kind: 'article',
    label: title,
    note: collection === 'products' ? 'Gear' : 'Merchandise',
    url: `/cms/collections/${collection}/${id}`,
  }))
}
