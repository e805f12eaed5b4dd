import { describe, expect, it } from 'vitest'
import { THREAD_STATES, type ThreadStatus } from '#contracts/community/threads.ts'
import { isAutomaticMail } from '#domain/community/threads/receiveMail.ts'
import { moveOf, type ThreadEvent } from '#domain/community/threads/threadStates.ts'
import { createThreadToken, isThreadToken, parseThreadToken } from '#domain/community/threads/threadToken.ts'
import { trimQuote } from '#domain/community/threads/trimQuote.ts'
import { costGrowth, LINEAR } from '../support/costGrowth.ts'

const now = new Date('2026-11-25T10:00:00Z')
const earlier = new Date('2026-11-23T10:00:00Z')

describe('a thread', () => {
  const moves: Record<ThreadEvent, Record<ThreadStatus, ThreadStatus | null>> = {
    theirs: { open: 'open', waiting: 'open', closed: 'open' },
    ours: { open: 'waiting', waiting: 'waiting', closed: 'waiting' },
    close: { open: 'closed', waiting: 'closed', closed: null },
    reopen: { open: null, waiting: null, closed: 'open' },
  }
  const cases = (Object.keys(moves) as ThreadEvent[]).flatMap((event) =>
    THREAD_STATES.map((status) => ({ event, status, to: moves[event][status] })),
  )

  it.each(cases)('that is $status becomes $to by “$event”', ({ event, status, to }) => {
    expect(moveOf({ status, waitingSince: null }, event, now)?.status ?? null).toBe(to)
  })

  it('waits since the first message that nobody answered', () => {
    expect(moveOf({ status: 'open', waitingSince: earlier }, 'theirs', now)?.waitingSince).toEqual(earlier)
    expect(moveOf({ status: 'waiting', waitingSince: null }, 'theirs', now)?.waitingSince).toEqual(now)
    expect(moveOf({ status: 'open', waitingSince: earlier }, 'ours', now)?.waitingSince).toBeNull()
  })
})

describe('a token of a thread', () => {
  const secret = 'a secret of the tests'
  const email = 'Hunter@example.test'
  const token = createThreadToken(secret, { purpose: 'reply', threadId: 2_147_483_647, email }, now)
  const proven = (text: string, of = email, at = now, by = secret) => {
    const parsed = parseThreadToken(text)
    return parsed !== null && isThreadToken(by, of, parsed, at)
  }

  it('fits before the @ of an address and survives capitals', () => {
    expect(`reply+${token}`.length).toBeLessThanOrEqual(64)
    expect(token).toMatch(/^[a-z0-9.]+$/)
    expect(proven(token.toUpperCase(), 'hunter@EXAMPLE.test')).toBe(true)
  })

  it('is worth nothing for another mailbox, thread, purpose or secret, or after 180 days', () => {
    expect(proven(token, 'other@example.test')).toBe(false)
    expect(proven(token, email, now, 'another secret')).toBe(false)
    expect(proven(`l${token.slice(1)}`)).toBe(false)
    expect(proven(token.replace('zik0zj', 'zik0zi'))).toBe(false)
    expect(proven(token, email, new Date('2027-05-23T10:00:00Z'))).toBe(true)
    expect(proven(token, email, new Date('2027-05-26T10:00:00Z'))).toBe(false)
  })

  it.each([
    '',
    'r',
    'rzzzzzzz.eoo.00000000000000000000000000000000',
    `${token}0`,
    `x${token.slice(1)}`,
    `r0${token.slice(1)}`,
  ])('“%s” is none', (text) => expect(proven(text)).toBe(false))
})

describe('an email', () => {
  const mail = (headers: Record<string, string>, from = 'hunter@example.test', messageId = '<1@example.test>') =>
    isAutomaticMail({ from, messageId, headers: Object.entries(headers).map(([name, value]) => ({ name, value })) })

  it.each([
    [{ 'auto-submitted': 'auto-replied' }],
    [{ 'auto-submitted': 'auto-generated; x=1' }],
    [{ precedence: 'bulk' }],
    [{ precedence: 'auto_reply' }],
    [{ 'x-autoreply': 'yes' }],
    [{ 'list-id': '<hunters.example.test>' }],
    [{ 'return-path': '<>' }],
    [{ 'content-type': 'multipart/report; report-type=delivery-status' }],
  ])('with %o is from a machine', (headers) => expect(mail(headers)).toBe(true))

  it('from a mail server, or one of our own, is from a machine', () => {
    expect(mail({}, 'MAILER-DAEMON@example.test')).toBe(true)
    expect(mail({}, 'hunter@example.test', '<thread-answer.4@mail.stonehunt>')).toBe(true)
  })

  it.each([
    [{}],
    [{ 'auto-submitted': 'no' }],
    [{ precedence: 'normal' }],
    [{ 'return-path': '<hunter@example.test>' }],
  ])('with %o is from a person', (headers) => expect(mail(headers)).toBe(false))
})

describe('the quote at the end of an answer', () => {
  const quote = '> Which color?\n>\n> Your team'

  it.each([
    ['English', `Green, please.\n\nOn Wed, Nov 25, 2026 at 9:41 AM Stone Hunt <a@b.test> wrote:\n\n${quote}`],
    ['German', `Green, please.\n\nAm Mi., 25. Nov. 2026 um 09:41 Uhr schrieb Stone Hunt\n<a@b.test>:\n${quote}`],
    ['none', `Green, please.\n\n${quote}\n`],
    [
      'Outlook’s',
      `Green, please.\r\n\r\n________________________________\r\nFrom: Stone Hunt <a@b.test>\r\nSent: today\r\n`,
    ],
    ['an old program’s', `Green, please.\n\n-----Original Message-----\nFrom: Stone Hunt\n\nWhich color?`],
  ])('is left out, with an introduction that is %s', (_, text) => expect(trimQuote(text)).toBe('Green, please.'))

  it('stays if everything is quoted, or something is written between its lines', () => {
    expect(trimQuote(quote)).toBe(quote)
    expect(trimQuote('> Which color?\nGreen\n> Size?\nM')).toBe('> Which color?\nGreen\n> Size?\nM')
    expect(trimQuote('Green\n-- \nHunter')).toBe('Green\n--\nHunter')
  })

  it.each([
    // Of lines, so few that the measured time stays far below the limit.
    ['\n', 20_000],
    ['>', 100_000],
    ['a ', 100_000],
    // Tried at every length in front of every length, it would take minutes to fail.
    ['-', 8_000],
    ['>\n', 20_000],
    [':\n', 20_000],
  ])('takes time in proportion to the text for many %j', async (part, times) => {
    // A first line is never a divider, and neither is one that ends in a word.
    expect(await costGrowth((text) => trimQuote(`Green\n${text} x`), part, times)).toBeLessThan(LINEAR)
  })
})
