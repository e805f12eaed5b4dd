import { describe, expect, it } from 'vitest'
import type { MemberKind } from '#contracts/operations/imports.ts'
import { decideMember } from '#domain/operations/imports/decideMember.ts'
import { decodeText } from '#domain/operations/imports/decodeText.ts'
import { personName } from '#domain/operations/imports/formats/personName.ts'
import { readDate } from '#domain/operations/imports/formats/readDate.ts'
import { mayUndo } from '#domain/operations/imports/readImports.ts'
import { readCsv } from '#domain/operations/imports/readCsv.ts'
import { readMembers } from '#domain/operations/imports/readMembers.ts'
import { PATREON_HEADER, patron } from '../support/imports.ts'

const membersIn = async (kind: MemberKind, text: string) => readMembers(kind, await readCsv(text))

const ada = { email: 'ada@example.test', firstName: 'Ada', lastName: 'Byron', leftOut: null }

describe('a line of an export becomes a member:', () => {
  const GHOST =
    'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers'
  const SUBSTACK = 'email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at'
  const cases: [string, MemberKind, string, string, object][] = [
    [
      'an active patron pays, and asked for no emails',
      'patreon-members',
      PATREON_HEADER,
      patron('Ada Byron', 'ada@example.test'),
      { ...ada, joinedAt: '2023-05-06T07:08:09.000Z', wantsEmails: false, isPaying: true },
    ],
    [
      'a former patron doesn’t pay',
      'patreon-members',
      PATREON_HEADER,
      patron('Ada Byron', 'ada@example.test', 'Former patron'),
      { ...ada, joinedAt: '2023-05-06T07:08:09.000Z', wantsEmails: false, isPaying: false },
    ],
    [
      'a member at Ghost with a tier pays, and a note with commas and lines is ignored',
      'ghost-members',
      GHOST,
      'm1,ada@example.test,Ada Byron,"VIP, early\nbacker",true,false,cus_1,2024-01-15T10:00:00.000Z,,"Gold, Silver",Digger',
      { ...ada, joinedAt: '2024-01-15T10:00:00.000Z', wantsEmails: true, isPaying: true },
    ],
    [
      'a customer id at Stripe alone is no payment',
      'ghost-members',
      GHOST,
      'm1,ada@example.test,Ada Byron,,false,false,cus_1,2024-01-15T10:00:00.000Z,,,',
      { ...ada, joinedAt: '2024-01-15T10:00:00.000Z', wantsEmails: false, isPaying: false },
    ],
    [
      'a member deleted at Ghost is left out',
      'ghost-members',
      GHOST,
      'm1,ada@example.test,Ada Byron,,true,false,,2024-01-15T10:00:00.000Z,2025-01-01T00:00:00.000Z,,',
      {
        ...ada,
        joinedAt: '2024-01-15T10:00:00.000Z',
        wantsEmails: true,
        isPaying: false,
        leftOut: 'This member was deleted at Ghost.',
      },
    ],
    [
      'a subscriber at Substack has no name in the export',
      'substack-members',
      SUBSTACK,
      'ada@example.test,true,2027-07-01T00:00:00.000Z,yearly,false,2026-06-01T00:00:00.000Z,2026-06-15T00:00:00.000Z',
      {
        ...ada,
        firstName: 'ada',
        lastName: 'Hunter',
        joinedAt: '2026-06-01T00:00:00.000Z',
        wantsEmails: true,
        isPaying: true,
      },
    ],
    [
      'disabled emails at Substack are not wanted',
      'substack-members',
      SUBSTACK,
      'ada@example.test,false,,other,true,2025-01-01,',
      {
        ...ada,
        firstName: 'ada',
        lastName: 'Hunter',
        joinedAt: '2025-01-01T00:00:00.000Z',
        wantsEmails: false,
        isPaying: false,
      },
    ],
    [
      'a member at Memberful has two columns for the name',
      'memberful-members',
      'First name,Last name,Email,Signup date,Active',
      'Ada,Byron,ada@example.test,2022-02-03,yes',
      { ...ada, joinedAt: '2022-02-03T00:00:00.000Z', wantsEmails: false, isPaying: true },
    ],
  ]
  it.each(cases)('%s', async (_title, kind, header, line, member) => {
    expect(await membersIn(kind, `${header}\n${line}`)).toEqual([{ line: 2, member, problem: null }])
  })

  it.each([';', '\t'])('columns may be divided by %j, and empty lines don’t count', async (mark) => {
    const text = ['Full Name,Email', '', 'Ada Byron,ada@example.test'].join('\n').replaceAll(',', mark)
    expect(await membersIn('memberful-members', text)).toMatchObject([{ line: 3, member: ada }])
  })

  it('with too few or too many values it can’t be trusted', async () => {
    const read = await membersIn('memberful-members', 'Full Name,Email\nAda Byron,ada@example.test,more\nAda')
    expect(read.map(({ problem }) => problem)).toEqual([
      'This line has 3 values, but there are 2 columns.',
      'This line has 1 values, but there are 2 columns.',
    ])
  })
})

describe('a file is refused', () => {
  it.each([
    ['of another kind', 'Full Name,Email\nAda,ada@example.test', 'no column “name”'],
    ['with an open quotation mark', `${PATREON_HEADER}\n"Ada,ada@example.test`, 'A quotation mark on line 2'],
    ['with a million columns', ','.repeat(1_000_000), 'line 1 is far too long'],
    ['with a thousand uneven lines', `${PATREON_HEADER}${'\nx'.repeat(1000)}`, 'Many lines have another number'],
    ['with a line of a megabyte', 'x'.repeat(1_000_000), 'line 1 is far too long'],
    ['with a thousand columns', `${PATREON_HEADER}${',x'.repeat(1000)}`, 'more than 200 columns'],
  ])('%s', async (_title, text, message) => {
    await expect(membersIn('patreon-members', text)).rejects.toThrow(message)
  })

  it.each([
    ['ZIP', Buffer.from('PK\u0003\u0004rest'), 'That’s a ZIP or Excel file'],
    ['an encoding of Japan', Buffer.from([0x82, 0xa0, 0x2c, 0x81, 0x5b]), 'isn’t in UTF-8'],
    ['binary', Buffer.from('a\u0000b'), 'isn’t a text file'],
  ])('in %s', (_title, bytes, message) => {
    expect(() => decodeText(bytes)).toThrow(message)
  })

  it('but not in UTF-16', () => {
    expect(decodeText(Buffer.from('\uFEFFJosé', 'utf16le'))).toBe('José')
    expect(decodeText(Buffer.from('\uFEFFJosé', 'utf16le').swap16())).toBe('José')
  })
})

it.each([
  ['2024-03-01', '2024-03-01T00:00:00.000Z'],
  ['2024-03-01 09:30:00', '2024-03-01T09:30:00.000Z'],
  ['2024-03-01 09:30:00.123456', '2024-03-01T09:30:00.000Z'],
  ['2024-03-01 09:30:00 UTC', '2024-03-01T09:30:00.000Z'],
  ['2024-03-01T09:30:00+02:00', '2024-03-01T07:30:00.000Z'],
  ['03/04/2024', null],
  ['2024-02-30', null],
  ['9999-12-31T23:59:59-05:00', null],
  ['0000-01-01T00:00:00+05:00', null],
  ['', null],
])('the date %j is read as %j', (text, date) => {
  expect(readDate(text)).toBe(date)
})

it.each([
  ['Ada Augusta Byron', { firstName: 'Ada Augusta', lastName: 'Byron' }],
  ['Ada', { firstName: 'Ada', lastName: 'Hunter' }],
  ['', { firstName: 'ada.b', lastName: 'Hunter' }],
  [`${'a'.repeat(79)}\u{1F48E}`, { firstName: 'a'.repeat(79), lastName: 'Hunter' }],
  ['\u202eAda\u0007 Byron', { firstName: 'Ada', lastName: 'Byron' }],
])('the name %j is split', (name, split) => {
  expect(personName(name, 'ada.b@example.test')).toEqual(split)
})

describe('what happens with a member:', () => {
  const member = { ...ada, joinedAt: null, wantsEmails: true, isPaying: true }
  const none = { account: null, isHeld: false, earlierLine: null, complimentaryUntil: null }
  const gift = new Date('2027-01-01T00:00:00Z')
  const account = { id: 1, isConfirmed: true, complimentaryUntil: null }
  it.each([
    ['someone new gets an account', member, none, 'create', null],
    [
      'someone new who pays can get time for free',
      member,
      { ...none, complimentaryUntil: gift },
      'create',
      '2027-01-01',
    ],
    [
      'someone new who doesn’t pay gets none',
      { ...member, isPaying: false },
      { ...none, complimentaryUntil: gift },
      'create',
      null,
    ],
    ['an account stays as it is', member, { ...none, account }, 'skip', 'Has an account already'],
    [
      'an account can get time for free',
      member,
      { ...none, account, complimentaryUntil: gift },
      'update',
      'Complimentary until 2027-01-01',
    ],
    [
      'an unconfirmed account may be a stranger’s',
      member,
      { ...none, account: { ...account, isConfirmed: false }, complimentaryUntil: gift },
      'skip',
      'isn’t confirmed',
    ],
    [
      'free time is never shortened',
      member,
      { ...none, account: { ...account, complimentaryUntil: gift }, complimentaryUntil: gift },
      'skip',
      'at least as long',
    ],
    ['an address counts once', member, { ...none, earlierLine: 3 }, 'skip', 'line 3'],
    ['an address with a pending undo is not taken', member, { ...none, isHeld: true }, 'refuse', 'change back'],
    ['a member left out is skipped', { ...member, leftOut: 'Deleted.' }, none, 'skip', 'Deleted.'],
    ['an address must be one', { ...member, email: 'ada' }, none, 'refuse', 'isn’t valid'],
    ['an address must be there', { ...member, email: '' }, none, 'refuse', 'no email'],
    ['an address of nobody is refused', { ...member, email: 'a@x.invalid' }, none, 'refuse', 'isn’t valid'],
  ])('%s', (_title, line, situation, action, reason) => {
    const decision = decideMember({ member: line, problem: null }, situation)
    expect(decision).toEqual({ action, reason: reason === null ? null : (expect.stringContaining(reason) as string) })
  })
})

describe('an import can be undone', () => {
  const one = (id: number, state: string, hour: number | null) => ({
    id,
    state,
    startedAt: hour === null ? null : new Date(hour * 3_600_000),
  })
  it.each([
    ['if it is the last', one(1, 'done', 1), [one(2, 'checked', null)], true],
    ['if later ones were undone', one(1, 'done', 1), [one(2, 'undone', 2)], true],
    ['but not before a later one', one(1, 'done', 1), [one(2, 'done', 2)], false],
    ['but not while it runs', one(1, 'running', 1), [], false],
    ['but not twice', one(1, 'undone', 1), [], false],
  ])('%s', (_title, own, others, is) => {
    expect(mayUndo(own, [own, ...others])).toBe(is)
  })
})
