import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '#contracts/shared/languages.ts'
import { migrations } from '#database/migrations/index.ts'
import { CONVERTED_KINDS } from '#database/migrations/mailValues/mailValuesOf.ts'
import { mailOf } from '#domain/platform/mail/storedMail.ts'
import { renderMail } from '#providers/mail/templates.ts'
import { newDatabase } from '../../support/database.ts'
import { EARLIER_MAILS, type EarlierMail } from '../../support/earlierMails.ts'

const SITE = { name: 'Stone Hunt', url: 'https://stones.example' }
/** More than the migration reads at once. */
const MANY = 1001
const at = migrations.findIndex(({ name }) => name.endsWith('_mail_values'))
let pool: pg.Pool

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await newDatabase(), max: 1 })
  const args = { db: drizzle({ client: pool }) } as unknown as MigrateUpArgs
  for (const { up } of migrations.slice(0, at)) await up(args)
  await pool.query(
    `insert into mail_outbox (key, kind, "to", data, created_at)
     select 'many:' || n, 'referral-reward', 'many@example.test', '{"firstName": "", "amount": "$12.12"}', '2026-11-29' from generate_series(1, $1::int) n`,
    [MANY],
  )
  for (const [index, { kind, data }] of EARLIER_MAILS.entries())
    await pool.query(
      `insert into mail_outbox (key, kind, "to", data, created_at) values ($1, $2, 'ada@example.test', $3, '2026-11-29')`,
      [`earlier:${index}`, kind, JSON.stringify(data)],
    )
  await migrations[at]?.up(args)
})
afterAll(() => pool.end())

/** As it is sent, also without its title. */
async function textOf(mail: EarlierMail, language: Language): Promise<string> {
  const { rows } = await pool.query<{ kind: string; data: object }>(
    'select key, kind, "to", language, data from mail_outbox where key = $1',
    [`earlier:${EARLIER_MAILS.indexOf(mail)}`],
  )
  const { kind, data } = mailOf(rows[0] as never)
  return renderMail(kind, data, SITE, { language }).text
}

describe.each(EARLIER_MAILS)('an email $kind that an earlier version stored', (mail) => {
  it('says the same in English, and its values in German', async () => {
    const [english, german] = [await textOf(mail, 'en'), await textOf(mail, 'de')]
    for (const part of mail.says) expect(english).toContain(part)
    for (const part of mail.german) expect(german).toContain(part)
    expect(`${english} ${german}`).not.toMatch(/NaN|undefined|1970|Invalid/)
  })
})

it('each kind with values is among them', () => {
  expect(new Set(EARLIER_MAILS.map(({ kind }) => kind))).toEqual(new Set([...CONVERTED_KINDS, 'comment-approved']))
})

it('all emails are converted, in several steps', async () => {
  const { rows } = await pool.query(
    `select data, count(*)::int as count from mail_outbox where key like 'many:%' group by data`,
  )
  expect(rows).toEqual([{ data: { firstName: '', amountCents: 1212 }, count: MANY }])
})
