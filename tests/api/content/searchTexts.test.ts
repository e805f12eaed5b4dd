import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { foldText } from '#contracts/shared/foldText.ts'
import { searchQuery } from '#contracts/shared/queries.ts'
import { migrations } from '#database/migrations/index.ts'
import type { Req } from '#domain/platform/Req.ts'
import { reindex } from '#domain/content/search/reindex.ts'
import { search } from '#domain/content/search/search.ts'
import { SEARCH_CASES, SHOP_CASES } from '../../cases/searchTexts.ts'
import { onDatabase } from '../../support/database.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

/** In C, every character that is not ASCII counts as a letter; the others know more. */
const LOCALES = {
  C: `lc_collate 'C' lc_ctype 'C'`,
  'C.UTF-8': `lc_collate 'C' lc_ctype 'C.UTF-8'`,
  'en-US of ICU': `locale_provider icu icu_locale 'en-US' lc_collate 'C' lc_ctype 'C.UTF-8'`,
}

describe.each(Object.entries(LOCALES))('a database with the locale %s', (name, options) => {
  let pool: pg.Pool
  const ids = new Map<string, number>()

  beforeAll(async () => {
    const url = new URL(inject('databaseUrl'))
    const database = `searched_${name.replace(/\W/g, '_').toLowerCase()}_${process.pid}`
    await onDatabase(url.href, (client) =>
      client.query(`create database ${database} template template0 encoding 'UTF8' ${options}`),
    )
    url.pathname = `/${database}`
    pool = new pg.Pool({ connectionString: url.href, max: 4 })
    const args = { db: drizzle({ client: pool }) } as unknown as MigrateUpArgs
    const newest = migrations.findIndex(({ name: of }) => of.endsWith('folded_search'))
    for (const { up } of migrations.slice(0, newest)) await up(args)
    // Half of them are stored before the migration, which must index them again.
    for (const { title } of SEARCH_CASES.filter((_, index) => index % 2 === 0)) await publish(title)
    for (const { up } of migrations.slice(newest)) await up(args)
    for (const { title } of SEARCH_CASES.filter((_, index) => index % 2 === 1)) await publish(title)
    for (const article of SHOP_CASES) await sell(article)
  }, 120_000)
  afterAll(() => pool.end())

  async function publish(title: string): Promise<void> {
    const { rows } = await pool.query<{ id: number }>(
      `insert into posts (title, description, type, status, is_subscriber_only) values ($1, '', 'gallery', 'published', false)
       returning id`,
      [title],
    )
    ids.set(title, rows[0]?.id ?? 0)
  }

  async function sell({ title, color }: { title: string; color: string }): Promise<void> {
    const { rows } = await pool.query<{ id: number }>(
      `insert into merchandise (title, description, category, article_id)
       values ($1::text, 'Soft &amp; heavy. Made for O&rsquo;Malley', 'Clothes', md5($1::text)) returning id`,
      [title],
    )
    const id = rows[0]?.id ?? 0
    ids.set(title, id)
    await pool.query(
      `insert into variants (merchandise_id, provider_variant_id, sku, size_name, appearance_id, appearance_name)
       select $1, md5($2::text || size), md5($2::text || size), size, '1', $3 from unnest(array['S', 'M']) size`,
      [id, title, color],
    )
  }

  const req = (): Req => ({ payload: site.payload, pool, user: null, now: new Date(), log: site.payload.logger })
  const find = (q: string, kind: 'post' | 'merchandise') => search(req(), searchQuery.parse({ q, kind, limit: 20 }))
  const foundIds = async (q: string, kind: 'post' | 'merchandise') =>
    (await find(q, kind)).documents.map(({ sourceId }) => sourceId)

  it.each(SEARCH_CASES)('$report', async ({ title, typed, misses = [] }) => {
    for (const q of typed) expect(await foundIds(q, 'post'), q).toContain(ids.get(title))
    for (const q of misses) expect(await foundIds(q, 'post'), q).not.toContain(ids.get(title))
  })

  it.each(SEARCH_CASES)('marks what was found in “$title”', async ({ title, typed }) => {
    for (const q of typed) {
      const { documents } = await find(q, 'post')
      const found = documents.find(({ sourceId }) => sourceId === ids.get(title))
      expect(found?.title.text).toBe(title)
      expect(found?.title.marks.length, q).toBeGreaterThan(0)
    }
  })

  it.each(SHOP_CASES)('the color and title of “$title”', async ({ title, typed }) => {
    for (const q of typed) expect(await foundIds(q, 'merchandise'), q).toContain(ids.get(title))
  })

  it('an apostrophe that a description writes as an entity', async () => {
    expect(await foundIds("o'malley", 'merchandise')).toHaveLength(SHOP_CASES.length)
  })

  it('a color that was changed, added, withdrawn or deleted', async () => {
    const [{ title = '' } = {}] = SHOP_CASES
    const id = ids.get(title)
    const change = async (statement: string) => pool.query(statement, [id])
    await change(`update variants set appearance_name = 'Chartreuse' where merchandise_id = $1 and size_name = 'S'`)
    expect(await foundIds('chartreuse', 'merchandise')).toEqual([id])
    await change(`update variants set sellable = false where merchandise_id = $1 and size_name = 'S'`)
    expect(await foundIds('chartreuse', 'merchandise')).toEqual([])
    await change(`insert into variants (merchandise_id, provider_variant_id, sku, size_name, appearance_id, appearance_name)
      values ($1, 'new', 'new', 'L', '2', 'Vermilion')`)
    expect(await foundIds('vermilion', 'merchandise')).toEqual([id])
    await change(`delete from variants where merchandise_id = $1 and sku = 'new'`)
    expect(await foundIds('vermilion', 'merchandise')).toEqual([])
    await change(`update variants set sellable = true, appearance_name = 'Heather Grey' where merchandise_id = $1`)
  })

  it('an index that is rebuilt', async () => {
    const stored = async () =>
      (await pool.query<object>('select source, source_id, part, words::text from search_documents order by 1, 2, 3'))
        .rows
    const before = await stored()
    await reindex(pool, () => undefined)
    expect(await stored()).toEqual(before)
  })

  it('folds every character and random texts as the site does', async () => {
    const folded = async (texts: string[]) => {
      const { rows } = await pool.query<{ folded: string }>(
        'select trim(search_fold(text)) as folded from unnest($1::text[]) with ordinality as given (text, place) order by place',
        [texts],
      )
      return rows.map((row) => row.folded)
    }
    // Known to the Unicode versions of both.
    const characters = Array.from({ length: 0x2ffff }, (_, at) => at + 1)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\P{Cn}/u.test(character))
    const { rows: assigned } = await pool.query<{ character: string }>(
      'select character from unnest($1::text[]) character where unicode_assigned(character)',
      [characters],
    )
    const around = assigned.map(({ character }) => `a${character}b ${character}`)
    const inDatabase = await folded(around)
    const different = around.filter((text, at) => inDatabase[at] !== foldText(text))
    expect(different).toEqual([])
    const texts = fc.sample(
      fc.string({
        unit: fc.constantFrom(..."aZ9 -—'’‘“”„éÉe\u0301ßÆøŁİıς瑪瑙ｶﾞガ한글ﬁ½™\u00ad\u200b\ufe0f💎ДйΣأٱیکةہـ٢۲"),
        maxLength: 40,
      }),
      2000,
    )
    expect(await folded(texts)).toEqual(texts.map(foldText))
  })
})
