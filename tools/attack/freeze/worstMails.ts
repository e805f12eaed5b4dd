import { WORST_TEXTS } from './worstTexts.ts'

export type WorstMail = { name: string; raw: string }

/** What the site accepts. */
const MAIL_BYTES = 900_000
const HEADER_FIELDS = ['From', 'To', 'Subject', 'Message-ID', 'Content-Type', 'Date', 'X-Original-To']

const mail = (headers: string[], body: string) => [...headers, '', body].join('\r\n')

/** Emails to reply to, in each of their parts. */
export function worstReplies(): WorstMail[] {
  const usual = ['From: ada@example.test', 'To: reply+x@reply.example.test', 'Subject: Re: Stones']
  const texts = WORST_TEXTS.flatMap(({ name, make }) => [
    ...HEADER_FIELDS.map((field) => ({
      name: `${name} in ${field}`,
      raw: mail(
        [`${field}: ${oneLine(make(MAIL_BYTES / 3))}`, ...usual.filter((line) => !line.startsWith(field))],
        'a',
      ),
    })),
    { name: `${name} as text`, raw: mail(usual, make(MAIL_BYTES / 3)) },
    { name: `${name} as HTML`, raw: mail([...usual, 'Content-Type: text/html'], make(190_000)) },
    {
      name: `${name} quoted-printable`,
      raw: mail([...usual, 'Content-Type: text/plain', 'Content-Transfer-Encoding: quoted-printable'], make(190_000)),
    },
  ])
  return [
    ...texts,
    { name: 'header lines', raw: mail([...usual, ...Array<string>(80_000).fill('X: a')], 'a') },
    { name: 'recipients', raw: mail([`To: ${'a@a.example, '.repeat(40_000)}b@b.example`], 'a') },
    { name: 'groups of recipients', raw: mail([`To: ${'a:b@c.example;,'.repeat(30_000)}`], 'a') },
    { name: 'encoded words', raw: mail([`Subject: ${'=?utf-8?q?a?= '.repeat(30_000)}`], 'a') },
    { name: 'many parts', raw: parts(20_000) },
    { name: 'parts in parts', raw: nestedParts(3_000) },
    { name: 'tags in tags', raw: mail([...usual, 'Content-Type: text/html'], '<div>'.repeat(38_000)) },
    { name: 'tables in tables', raw: mail([...usual, 'Content-Type: text/html'], '<table><tr><td>'.repeat(12_000)) },
    { name: 'formats opened again', raw: mail([...usual, 'Content-Type: text/html'], '<b><i><p>'.repeat(20_000)) },
  ]
}

/** Reports of mail servers about deliveries and complaints. */
export function worstReports(): WorstMail[] {
  const fields = ['Final-Recipient', 'Original-Recipient', 'Action', 'Status', 'Original-Rcpt-To', 'Feedback-Type']
  const texts = WORST_TEXTS.flatMap(({ name, make }) =>
    fields.map((field) => ({
      name: `${name} in ${field}`,
      raw: report(`Action: failed\r\n${field}: rfc822; ${oneLine(make(MAIL_BYTES / 3))}`),
    })),
  )
  return [
    ...texts,
    {
      name: 'recipients',
      raw: report('Final-Recipient: rfc822; a@a.example\r\nAction: failed\r\n\r\n'.repeat(12_000)),
    },
    { name: 'continued lines', raw: report(`Final-Recipient: a${'\r\n a'.repeat(200_000)}`) },
    { name: 'empty lines', raw: report('\r\n'.repeat(400_000)) },
  ]
}

function report(fields: string): string {
  return mail(
    ['From: mailer-daemon@example.test', 'Content-Type: multipart/report; boundary=b'],
    `--b\r\nContent-Type: text/plain\r\n\r\nIt bounced.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n${fields}\r\n` +
      `--b\r\nContent-Type: message/feedback-report\r\n\r\n${fields.slice(0, 100_000)}\r\n--b--`,
  )
}

const parts = (count: number) =>
  mail(
    ['Content-Type: multipart/mixed; boundary=b'],
    `${'--b\r\nContent-Type: text/plain\r\n\r\na\r\n'.repeat(count)}--b--`,
  )

function nestedParts(levels: number): string {
  const opened = Array.from(
    { length: levels },
    (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
  )
  return `From: ada@example.test\r\n${opened.join('')}Content-Type: text/plain\r\n\r\na`
}

const oneLine = (text: string) => text.replaceAll(/[\r\n]/g, ' ')
