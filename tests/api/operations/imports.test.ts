import { beforeAll, describe, expect, it } from 'vitest'
import { IMPORT_LIMITS } from '#contracts/operations/imports.ts'
import type { Browser } from '../../support/Browser.ts'
import {
  checked,
  check,
  hasFailed,
  killAtLine,
  linesOf,
  packed,
  patreonFile,
  patron,
  perform,
  readImport,
  refuseRows,
  resume,
} from '../../support/imports.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { confirmEmail, eventually, PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let owner: Browser

beforeAll(async () => void (owner = await signUpEmployee(site)))

const GHOST =
  'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers'
const UNTIL = '2099-01-01T00:00:00.000Z'

async function account(email: string) {
  const { rows } = await site.pool.query<Record<string, unknown>>(
    `select u.email, first_name, last_name, hash, email_verified_at, complimentary_until, u.created_at, c.choice, c.letters
     from users u left join post_email_choices c on c.user_id = u.id where email = $1`,
    [email],
  )
  return rows[0]
}

const countOf = async (table: 'users' | 'mail_outbox' | 'subscriptions' | 'imports') =>
  (await site.pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count

describe('an import', () => {
  it('changes nothing while it is checked, then does what it said, row by row', async () => {
    const known = await signUpMember(site, 'Known@example.test')
    const lines = [
      'm1,Ada@Example.test,Ada Byron,"=cmd, ""quoted""",true,false,cus_1,2019-01-15T10:00:00.000Z,,,Digger',
      'm2,grace@example.test,Grace Hopper,,false,false,,2021-02-03T04:05:06.000Z,,,',
      'm3,ada@example.test,Ada Again,,true,false,,2021-02-03T04:05:06.000Z,,,',
      `m4,${known.email},Known,,true,true,,2021-02-03T04:05:06.000Z,,,`,
      'm5,gone@example.test,Gone,,true,false,,2021-02-03T04:05:06.000Z,2022-02-03T04:05:06.000Z,,',
      'm6,=cmd(),Bad,,true,false,,2021-02-03T04:05:06.000Z,,,',
      'm7,short@example.test',
    ]
    const before = [await countOf('users'), await countOf('mail_outbox')]
    const made = await checked(owner, [GHOST, ...lines].join('\n'), {
      kind: 'ghost-members',
      complimentaryUntil: UNTIL,
    })
    expect(made).toMatchObject({ state: 'checked', counts: { lines: 7, create: 2, update: 0, skip: 3, refuse: 2 } })
    expect([await countOf('users'), await countOf('mail_outbox')]).toEqual(before)

    const done = await perform(owner, made.id, 'run')
    expect(done).toMatchObject({ state: 'done', mayUndo: true, counts: { create: 2, done: 2, invitable: 2 } })
    expect(await linesOf(owner, made.id)).toMatchObject([
      { line: 2, key: 'ada@example.test', name: 'Ada Byron', action: 'create', result: 'done' },
      { line: 3, key: 'grace@example.test', action: 'create', reason: null, result: 'done' },
      { line: 4, action: 'skip', reason: 'The same address is on line 2.', result: 'planned' },
      { line: 5, action: 'skip', reason: expect.stringContaining('isn’t confirmed') as string },
      { line: 6, action: 'skip', reason: 'This member was deleted at Ghost.' },
      { line: 7, action: 'refuse', reason: 'The email address isn’t valid.' },
      { line: 8, action: 'refuse', reason: 'This line has 2 values, but there are 11 columns.' },
    ])
    expect(await linesOf(owner, made.id, '?action=refuse&after=7')).toMatchObject([{ line: 8 }])
    expect(await account('ada@example.test')).toMatchObject({
      first_name: 'Ada',
      last_name: 'Byron',
      hash: null,
      email_verified_at: null,
      complimentary_until: new Date(UNTIL),
      created_at: new Date('2019-01-15T10:00:00.000Z'),
      choice: 'at_once',
      letters: true,
    })
    expect(await account('grace@example.test')).toMatchObject({
      complimentary_until: null,
      created_at: new Date('2021-02-03T04:05:06.000Z'),
      choice: null,
    })
    // Nobody is charged, and nobody gets an email.
    expect([await countOf('subscriptions'), await countOf('mail_outbox')]).toEqual(['0', before[1]])

    const { text } = await owner.get(`/api/admin/imports/${made.id}/report.csv`)
    expect(text).toContain('2,ada@example.test,Ada Byron,New,Imported,Complimentary until 2099-01-01.')
    expect(text).toContain(`7,'=cmd(),`)
  })

  it('twice makes no second account and changes nothing of the first', async () => {
    const file = patreonFile(patron('Twice Told', 'twice@example.test'))
    await perform(owner, (await checked(owner, file)).id, 'run')
    const first = await account('twice@example.test')
    const [one, two] = [await checked(owner, file), await checked(owner, file)]
    expect(one.counts).toMatchObject({ create: 0, skip: 1 })
    await perform(owner, one.id, 'run')
    await perform(owner, two.id, 'run')
    expect(await account('twice@example.test')).toEqual(first)
  })

  it('leaves an account that was made between check and import', async () => {
    const file = patreonFile(patron('Some One', 'between@example.test'))
    const { id } = await checked(owner, file)
    await signUpMember(site, 'between@example.test')
    expect((await perform(owner, id, 'run')).counts).toMatchObject({ create: 0, skip: 1, done: 0 })
    expect(await account('between@example.test')).toMatchObject({ first_name: 'Test', last_name: 'Person' })
  })

  it('skips a line that an earlier release stored differently, and imports the next', async () => {
    const file = patreonFile(patron('Old Line', 'old-line@example.test'), patron('New Line', 'new-line@example.test'))
    const { id } = await checked(owner, file)
    await site.pool.query(
      `update import_lines set data = '{}' where import_id = $1 and key = 'old-line@example.test'`,
      [id],
    )
    expect(await perform(owner, id, 'run')).toMatchObject({ state: 'done', counts: { create: 1, skip: 1, done: 1 } })
    expect(await account('old-line@example.test')).toBeUndefined()
    expect(await account('new-line@example.test')).toBeDefined()
  })

  it('killed halfway goes on with the next line, and doubles nothing', async () => {
    const people = Array.from({ length: 230 }, (_, index) => patron('Number N', `killed${index}@example.test`))
    const { id } = await checked(owner, patreonFile(...people))
    const revive = await killAtLine(site, id, 150)
    expect((await owner.post(`/api/admin/imports/${id}/run`)).status).toBe(202)
    // The first batch is stored, the second is rolled back.
    await eventually(async () => (await readImport(owner, id)).counts.done === 100)
    expect(await readImport(owner, id)).toMatchObject({ state: 'running', mayUndo: false })
    for (const step of ['run', 'undo', 'invite'])
      expect((await owner.post(`/api/admin/imports/${id}/${step}`)).status).toBe(409)
    await revive()
    await resume(site)
    await eventually(async () => (await readImport(owner, id)).state === 'done')
    const { rows } = await site.pool.query(`select 1 from users where email like 'killed%'`)
    expect(rows).toHaveLength(230)
    expect((await readImport(owner, id)).counts).toMatchObject({ create: 230, done: 230 })
  })

  it('gives free time to an account that is confirmed, and takes it back', async () => {
    const friend = await signUpMember(site)
    await confirmEmail(site, friend)
    const { id } = await checked(owner, patreonFile(patron('A Friend', friend.email)), { complimentaryUntil: UNTIL })
    await perform(owner, id, 'run')
    expect(await account(friend.email)).toMatchObject({ complimentary_until: new Date(UNTIL), first_name: 'Test' })
    await perform(owner, id, 'undo')
    expect(await account(friend.email)).toMatchObject({ complimentary_until: null })
  })
})

describe('a line that can’t be stored', () => {
  // Checks are limited per account.
  let other: Browser
  beforeAll(async () => void (other = await signUpEmployee(site)))

  it('is reported, and the others are imported', async () => {
    const file = patreonFile(...['one', 'refused', 'two'].map((name) => patron('A B', `${name}-of@example.test`)))
    const { id } = await checked(other, file)
    const accept = await refuseRows(site, { table: 'users', when: `new.email = 'refused-of@example.test'` })
    expect(await perform(other, id, 'run').finally(accept)).toMatchObject({
      state: 'done',
      counts: { done: 2, refuse: 1 },
    })
    expect(await linesOf(other, id, '?action=refuse')).toMatchObject([
      { key: 'refused-of@example.test', reason: 'Could not be stored. The site’s log says why.' },
    ])
    expect((await checked(other, file)).counts).toMatchObject({ create: 1, skip: 2 })
  })

  it('because the database is away is imported later', async () => {
    const { id } = await checked(other, patreonFile(patron('A B', 'waits@example.test')))
    const accept = await refuseRows(site, { table: 'users', when: 'true', code: '57P03' })
    await other.post(`/api/admin/imports/${id}/run`)
    await eventually(() => hasFailed(site, id)).finally(accept)
    expect(await readImport(other, id)).toMatchObject({ state: 'running', counts: { create: 1, refuse: 0 } })
    await resume(site)
    await eventually(async () => (await readImport(other, id)).counts.done === 1)
  })
})

describe('a whole export', () => {
  let other: Browser
  beforeAll(async () => void (other = await signUpEmployee(site)))

  it('of Memberful becomes accounts, row by row', async () => {
    const file = [
      'Full Name,Email,Plan,Created At,Active',
      'Ada Byron,ada.memberful@example.test,Digger,2021-03-04 05:06:07,Yes',
      '"Hopper, Grace",grace.memberful@example.test,Digger,2022-03-04 05:06:07,No',
      ',no-name.memberful@example.test,,,',
      'No Address,,Digger,2022-03-04 05:06:07,Yes',
    ].join('\r\n')
    const { id, counts } = await checked(other, file, { kind: 'memberful-members', complimentaryUntil: UNTIL })
    expect(counts).toMatchObject({ lines: 4, create: 3, refuse: 1 })
    expect(await perform(other, id, 'run')).toMatchObject({ state: 'done', counts: { done: 3 } })
    expect(await account('ada.memberful@example.test')).toMatchObject({
      first_name: 'Ada',
      last_name: 'Byron',
      created_at: new Date('2021-03-04T05:06:07.000Z'),
      complimentary_until: new Date(UNTIL),
      choice: null,
    })
    expect(await account('grace.memberful@example.test')).toMatchObject({ complimentary_until: null })
    expect(await account('no-name.memberful@example.test')).toMatchObject({ first_name: 'no-name.memberful' })
    expect((await checked(other, file, { kind: 'memberful-members' })).counts).toMatchObject({ create: 0, skip: 3 })
  })

  it('of Substack becomes accounts, row by row', async () => {
    const file = [
      'email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at',
      'ada.substack@example.test,true,2027-07-01T00:00:00.000Z,yearly,false,2026-06-01T00:00:00.000Z,2026-06-15T00:00:00.000Z',
      'grace.substack@example.test,false,,other,true,2025-06-01T00:00:00.000Z,',
      'ada.substack@example.test,false,,other,false,2026-06-01T00:00:00.000Z,',
      'not an address,false,,other,false,2026-06-01T00:00:00.000Z,',
    ].join('\n')
    const { id, counts } = await checked(other, file, { kind: 'substack-members', complimentaryUntil: UNTIL })
    expect(counts).toMatchObject({ lines: 4, create: 2, skip: 1, refuse: 1 })
    expect(await perform(other, id, 'run')).toMatchObject({ state: 'done', counts: { done: 2 } })
    expect(await account('ada.substack@example.test')).toMatchObject({
      created_at: new Date('2026-06-01T00:00:00.000Z'),
      complimentary_until: new Date(UNTIL),
      choice: 'at_once',
    })
    expect(await account('grace.substack@example.test')).toMatchObject({
      created_at: new Date('2025-06-01T00:00:00.000Z'),
      complimentary_until: null,
      choice: null,
    })
  })
})

describe('the undo', () => {
  it('removes what nobody has used or changed, and says what it kept', async () => {
    const names = ['untouched', 'joined', 'changed']
    const file = patreonFile(...names.map((name) => patron('Some One', `${name}@example.test`)))
    const { id } = await checked(owner, file)
    await perform(owner, id, 'run')
    const invited = await perform(owner, id, 'invite')
    expect(invited.counts).toMatchObject({ invited: 3, invitable: 0 })
    // Pressed again, there is nobody left.
    expect((await owner.post(`/api/admin/imports/${id}/invite`)).status).toBe(409)
    await expect.poll(() => mailsTo(site, 'untouched@example.test'), { timeout: 10_000 }).toHaveLength(1)

    const link = await mailedLink(site, 'joined@example.test', '/api/reset-password')
    const token = link.searchParams.get('token')
    const joined = site.visitor()
    expect((await joined.post('/api/reset-password', { token, password: PASSWORD })).status).toBe(200)
    expect((await joined.post('/api/login', { email: 'joined@example.test', password: PASSWORD })).status).toBe(200)
    await site.pool.query(
      `update users set first_name = 'Other', updated_at = now() + interval '1 second' where email = 'changed@example.test'`,
    )

    const undone = await perform(owner, id, 'undo')
    expect(undone).toMatchObject({ state: 'undone', mayUndo: false, counts: { undone: 1, kept: 2 } })
    expect(await account('untouched@example.test')).toBeUndefined()
    expect(await account('joined@example.test')).toBeDefined()
    expect(await account('changed@example.test')).toBeDefined()
    expect(await linesOf(owner, id, '?result=kept')).toMatchObject([
      { key: 'joined@example.test', reason: 'Kept: the account was used or changed since.' },
      { key: 'changed@example.test', reason: 'Kept: the account was used or changed since.' },
    ])
    // Afterwards the same file brings back who is gone.
    expect((await checked(owner, file)).counts).toMatchObject({ create: 1, skip: 2 })
  })

  it('is for the last import only', async () => {
    const run = async (email: string) =>
      (await perform(owner, (await checked(owner, patreonFile(patron('Some One', email)))).id, 'run')).id
    const [first, second] = [await run('first@example.test'), await run('second@example.test')]
    expect((await owner.post(`/api/admin/imports/${first}/undo`)).status).toBe(409)
    await perform(owner, second, 'undo')
    await perform(owner, first, 'undo')
    expect([await account('first@example.test'), await account('second@example.test')]).toEqual([undefined, undefined])
  })
})

describe('an imported person', () => {
  it('can’t be claimed by signing up with the address, and is forgotten by the import when the account is deleted', async () => {
    const { id } = await checked(owner, patreonFile(patron('For Got', 'forgotten@example.test')))
    await perform(owner, id, 'run')
    const stranger = await site
      .visitor()
      .post('/api/signup', { email: 'forgotten@example.test', password: PASSWORD, firstName: 'A', lastName: 'B' })
    expect(stranger.status).toBe(409)
    await perform(owner, id, 'invite')
    const token = (await mailedLink(site, 'forgotten@example.test', '/api/reset-password')).searchParams.get('token')
    const person = site.visitor()
    await person.post('/api/reset-password', { token, password: PASSWORD })
    await person.post('/api/login', { email: 'forgotten@example.test', password: PASSWORD })
    expect((await person.post('/api/account/delete', { password: PASSWORD })).status).toBeLessThan(300)
    expect(await linesOf(owner, id)).toEqual([])
  })
})

describe('a file is refused, and nothing is stored:', () => {
  const valid = patreonFile(patron('Ada', 'ada@example.test'))
  it.each([
    ['a ZIP', Buffer.from('PK\u0003\u0004../../etc/passwd'), 400, 'ZIP'],
    ['another encoding', Buffer.from(valid.replace('Ada', '\u0081\u008d'), 'latin1'), 400, 'UTF-8'],
    ['NUL characters', valid.replace('Ada', 'A\u0000da'), 400, 'text file'],
    ['a million columns', ','.repeat(1_000_000), 400, 'far too long'],
    ['too many lines', `Full Name,Email${'\na,b'.repeat(IMPORT_LIMITS.lines + 1)}`, 400, '50,000'],
    ['another export', GHOST, 400, 'no column'],
    ['only names of columns', patreonFile(), 400, 'no lines'],
    ['nothing', '', 400, 'no column'],
    ['more than it seems', Buffer.alloc(IMPORT_LIMITS.bytes + 1), 413, '8 MB'],
  ])('%s', async (_title, content, status, message) => {
    const before = await countOf('imports')
    const answer = await check(owner, content)
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(message)])
    expect(await countOf('imports')).toBe(before)
  })

  it.each([
    ['not packed', { file: Buffer.from(valid).toString('base64') }],
    ['cut off', { file: packed(valid).slice(0, 40) }],
    ['no base64', { file: '§' }],
    ['a past date', { complimentaryUntil: '2020-01-01T00:00:00.000Z' }],
    ['a name with control characters', { fileName: 'a\u0000b' }],
    ['an unknown kind', { kind: 'toString' }],
  ])('%s', async (_title, change) => {
    const input = { kind: 'patreon-members', fileName: 'members.csv', file: packed(valid), ...change }
    expect((await owner.post('/api/admin/imports', input)).status).toBe(400)
  })

  it('is read in UTF-16, too', async () => {
    const content = Buffer.from(`\uFEFF${patreonFile(patron('José Núñez', 'jose@example.test'))}`, 'utf16le')
    const { id } = (await check(owner, content)).json as { id: number }
    expect(await linesOf(owner, id)).toMatchObject([{ name: 'José Núñez', action: 'create' }])
    expect((await owner.delete(`/api/admin/imports/${id}`)).status).toBe(204)
    expect((await owner.get(`/api/admin/imports/${id}`)).status).toBe(404)
  })
})
