import { beforeAll, describe, expect, it } from 'vitest'
import type { TableColumns, TableKind } from '#contracts/operations/imports.ts'
import type { Browser } from '../../support/Browser.ts'
import { check, checked, linesOf, packed, perform } from '../../support/imports.ts'
import { PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let owner: Browser

beforeAll(async () => void (owner = await signUpEmployee(site)))

const columnsOf = (content: string, kind: TableKind = 'members-csv', who = owner) =>
  who.post('/api/admin/imports/columns', { kind, file: packed(content) })

const CONTACTS = 'Contact;Called;Since;News\nada@example.test;Ada Byron;08.01.2024;yes\ngrace@example.test;Grace;;no'
const CHOSEN = { email: 'Contact', name: 'Called', joinedAt: 'Since', wantsEmails: 'News' }

describe('a table of any service', () => {
  it('shows its columns with examples, and what they probably are', async () => {
    const { status, json } = await columnsOf('Email Address,First Name,Points\nada@example.test,Ada,\n')
    expect(status).toBe(200)
    expect(json).toEqual({
      columns: [
        { name: 'Email Address', samples: ['ada@example.test'] },
        { name: 'First Name', samples: ['Ada'] },
        { name: 'Points', samples: [''] },
      ],
      chosen: { email: 'Email Address', firstName: 'First Name' },
      isRemembered: false,
    } satisfies TableColumns)
  })

  it('is imported by the chosen columns, which are remembered for the next file', async () => {
    const { id, counts } = await checked(owner, CONTACTS, { kind: 'members-csv', columns: CHOSEN })
    expect(counts).toMatchObject({ create: 2, refuse: 0 })
    await perform(owner, id, 'run')
    expect(await linesOf(owner, id)).toMatchObject([
      { line: 2, key: 'ada@example.test', name: 'Ada Byron', result: 'done' },
      { line: 3, key: 'grace@example.test', name: 'Grace Hunter', result: 'done' },
    ])
    const { rows } = await site.pool.query(
      `select u.created_at as since, c.choice from users u left join post_email_choices c on c.user_id = u.id
       where email = 'ada@example.test'`,
    )
    expect(rows).toEqual([{ since: new Date('2024-01-08T00:00:00.000Z'), choice: 'at_once' }])

    // In another order, with one more.
    const next = await columnsOf('Age,News,Since,Called,Contact\n40,yes,,Inge,inge@example.test')
    expect(next.json).toMatchObject({ chosen: CHOSEN, isRemembered: true })
    // One of them is not there.
    expect((await columnsOf('Called,Contact\nInge,inge@example.test')).json).toMatchObject({ isRemembered: false })

    const other = { email: 'Contact', firstName: 'Called', joinedAt: 'Since', wantsEmails: 'News' }
    await checked(owner, CONTACTS, { kind: 'members-csv', columns: other })
    expect((await columnsOf(CONTACTS)).json).toMatchObject({ chosen: other, isRemembered: true })
  })

  it.each([
    [{}, 'Please choose the column with the email addresses.'],
    [{ email: 'Mail' }, 'That file has no column “Mail”. Please choose the columns again.'],
  ])('is refused with the columns %j, and they are not remembered', async (columns, message) => {
    const answer = await check(owner, 'Contact\na@example.test', { kind: 'members-csv', columns })
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_import', message } })
    expect((await columnsOf('Mail\na@example.test')).json).toMatchObject({ isRemembered: false })
  })

  it('can be of gear', async () => {
    const shop = 'Title,Cost,Kind\nRock hammer,24.50,Tools'
    const columns = { name: 'Title', price: 'Cost', category: 'Kind' }
    expect((await columnsOf(shop, 'products-csv')).json).toMatchObject({ chosen: { name: 'Title' } })
    const { counts } = await checked(owner, shop, { kind: 'products-csv', columns })
    expect(counts).toMatchObject({ create: 1 })
    // Members have other columns.
    expect((await columnsOf(shop, 'members-csv')).json).toMatchObject({ isRemembered: false })
  })

  it.each([
    ['a spreadsheet', Buffer.from('PK\u0003\u0004rest').toString('latin1'), 'invalid_import'],
    ['a million columns', ','.repeat(100_000), 'invalid_import'],
  ])('that is %s has no columns', async (_name, content, code) => {
    expect(await columnsOf(content)).toMatchObject({ status: 400, json: { code } })
  })

  it('is for owners only', async () => {
    expect((await columnsOf(CONTACTS, 'members-csv', await signUpMember(site))).status).toBe(403)
  })
})

it('someone whose domain has an umlaut is imported, and signs in however the domain is written', async () => {
  const { id } = await checked(owner, 'Full Name,Email\nUte Berg,Ute@Müller.example', { kind: 'memberful-members' })
  await perform(owner, id, 'run')
  expect(await linesOf(owner, id)).toMatchObject([{ key: 'ute@xn--mller-kva.example', result: 'done' }])
  await site.pool.query(
    `update users set (hash, salt) = (select hash, salt from users where role = 'owner' limit 1), email_verified_at = now()
     where email = 'ute@xn--mller-kva.example'`,
  )
  for (const email of ['ute@müller.example', ' Ute@xn--mller-kva.example'])
    expect((await site.visitor().post('/api/login', { email, password: PASSWORD })).status).toBe(200)
})
