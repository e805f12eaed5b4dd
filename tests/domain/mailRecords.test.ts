import { afterEach, describe, expect, it } from 'vitest'
import { findMailRecords, type MailRecords } from '#providers/mail/dns/findMailRecords.ts'
import { judgeMailRecords } from '#providers/mail/dns/judgeMailRecords.ts'
import { type NameRecord, startNameServer } from '../support/nameServer.ts'

const DOMAIN = 'shop.example.test'
const KEY = 'v=DKIM1; k=rsa; p=MIIB'
const GOOD: MailRecords = {
  mx: [{ exchange: 'mx.example.test', priority: 10 }],
  spf: ['v=spf1 mx -all'],
  dkim: [KEY],
  dmarc: ['v=DMARC1; p=reject'],
}
const levels = (records: Partial<MailRecords>) =>
  judgeMailRecords({ ...GOOD, ...records }, DOMAIN).flatMap(({ record, level }) =>
    level === 'ok' ? [] : [`${record} ${level}`],
  )

describe('the records of a domain that sends emails', () => {
  it.each<[string, Partial<MailRecords>, string[]]>([
    ['complete', {}, []],
    ['a soft end of SPF', { spf: ['v=spf1 include:a.test ~all'] }, []],
    ['SPF elsewhere', { spf: ['v=spf1 redirect=_spf.example.test'] }, []],
    ['no MX', { mx: [] }, ['MX problem']],
    ['a domain that takes no email', { mx: [{ exchange: '', priority: 0 }] }, ['MX problem']],
    ['no SPF', { spf: [] }, ['SPF problem']],
    ['two SPF', { spf: ['v=spf1 mx -all', 'v=spf1 a -all'] }, ['SPF problem']],
    ['SPF for everyone', { spf: ['v=spf1 mx +all'] }, ['SPF problem']],
    ['SPF for everyone without a sign', { spf: ['v=spf1 all'] }, ['SPF problem']],
    ['SPF with an open end', { spf: ['v=spf1 mx'] }, ['SPF advice']],
    ['SPF with eleven lookups', { spf: [`v=spf1 ${'include:a.test '.repeat(11)}-all`] }, ['SPF problem']],
    ['an unknown selector', { dkim: null }, ['DKIM advice']],
    ['no key', { dkim: [] }, ['DKIM problem']],
    ['a revoked key', { dkim: ['v=DKIM1; p='] }, ['DKIM problem']],
    ['a key for tests', { dkim: ['v=DKIM1; t=y; p=MIIB'] }, ['DKIM advice']],
    ['no DMARC', { dmarc: [] }, ['DMARC problem']],
    ['DMARC that only watches', { dmarc: ['v=DMARC1; p=none'] }, ['DMARC advice']],
    ['DMARC without a policy', { dmarc: ['v=DMARC1; rua=mailto:a@example.test'] }, ['DMARC problem']],
  ])('%s', (_what, records, expected) => {
    expect(levels(records)).toEqual(expected)
  })
})

describe('reading them', () => {
  let server: Awaited<ReturnType<typeof startNameServer>> | undefined
  afterEach(() => server?.close())

  async function read(records: NameRecord[], selector?: string) {
    server = await startNameServer(records)
    return findMailRecords(DOMAIN, { selector, resolver: server.address })
  }

  it('finds each where it belongs, joins long texts, and the policy of the domain above', async () => {
    const found = await read(
      [
        { type: 'MX', name: DOMAIN, data: { preference: 20, exchange: 'second.example.test' } },
        { type: 'MX', name: DOMAIN, data: { preference: 10, exchange: 'first.example.test' } },
        { type: 'TXT', name: DOMAIN, data: 'some-verification=1' },
        { type: 'TXT', name: DOMAIN, data: ['v=spf1 ', 'mx -all'] },
        { type: 'TXT', name: `mail._domainkey.${DOMAIN}`, data: ['v=DKIM1; p=', 'MIIB'] },
        { type: 'TXT', name: '_dmarc.example.test', data: 'v=DMARC1; p=quarantine' },
      ],
      'mail',
    )
    expect(found).toEqual({
      mx: [
        { exchange: 'first.example.test', priority: 10 },
        { exchange: 'second.example.test', priority: 20 },
      ],
      spf: ['v=spf1 mx -all'],
      dkim: ['v=DKIM1; p=MIIB'],
      dmarc: ['v=DMARC1; p=quarantine'],
    })
  })

  it('finds nothing at an unknown domain', async () => {
    expect(await read([], 'mail')).toEqual({ mx: [], spf: [], dkim: [], dmarc: [] })
  })
})
