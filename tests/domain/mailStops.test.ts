import { describe, expect, it } from 'vitest'
import { stopsMails } from '#domain/platform/mailStops/mailStops.ts'
import { parseMailReport } from '#providers/mail/mailReport.ts'
import { smtpRefusal } from '#providers/mail/smtpRefusal.ts'

it.each([
  ['a complaint', { type: 'complaint' }, true],
  ['a bounce without a status', { type: 'bounce' }, true],
  ['an unknown mailbox', { type: 'bounce', status: '5.1.1' }, true],
  ['a closed mailbox', { type: 'bounce', status: '5.2.1' }, true],
  ['a full mailbox', { type: 'bounce', status: '5.2.2' }, false],
  ['a sender that is not trusted', { type: 'bounce', status: '5.7.1' }, false],
  ['a broken connection', { type: 'bounce', status: '5.4.4' }, false],
  ['a delay', { type: 'bounce', status: '4.2.1' }, false],
] as const)('%s', (_what, event, stops) => {
  expect(stopsMails(event)).toBe(stops)
})

describe('an answer of a mail server', () => {
  const answered = (command: string, responseCode: number, response: string) =>
    smtpRefusal(Object.assign(new Error(response), { command, responseCode, response }))

  it('is a refusal for good only about the recipient, and only with a code of 500 or more', () => {
    expect(answered('RCPT TO', 550, '550 5.1.1 No such user')).toEqual({ status: '5.1.1' })
    expect(answered('RCPT TO', 550, '550 No such user')).toEqual({})
    expect(answered('RCPT TO', 450, '450 4.2.1 Later')).toBeNull()
    expect(answered('MAIL FROM', 550, '550 5.7.1 Not you')).toBeNull()
    expect(smtpRefusal(new Error('Connection closed'))).toBeNull()
  })
})

const mail = (type: string, ...parts: string[]) =>
  Buffer.from(
    [
      'From: mailer-daemon@example.test',
      'To: hello@stonehunt.test',
      'Subject: Report',
      'MIME-Version: 1.0',
      `Content-Type: multipart/report; report-type=${type}; boundary="b"`,
      '',
      ...parts.flatMap((part) => ['--b', part]),
      '--b--',
      '',
    ].join('\r\n'),
  )
const NOTE = 'Content-Type: text/plain\r\n\r\nWe could not deliver it to somebody@example.test.'

describe('a report of a mail server', () => {
  it('about deliveries names the recipients that failed', async () => {
    const status = [
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.test',
      '',
      'Final-Recipient: rfc822; Ada@example.test',
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 No such',
      '  user here',
      '',
      'Final-Recipient: rfc822; <late@example.test>',
      'Action: delayed',
      'Status: 4.4.1',
    ].join('\r\n')
    expect(await parseMailReport(mail('delivery-status', NOTE, status))).toEqual([
      { type: 'bounce', email: 'Ada@example.test', status: '5.1.1' },
    ])
  })

  it('about a complaint names its recipient', async () => {
    const report = (kind: string) =>
      [
        'Content-Type: message/feedback-report',
        '',
        `Feedback-Type: ${kind}`,
        'User-Agent: Example/1.0',
        'Version: 1',
        'Original-Rcpt-To: <ada@example.test>',
      ].join('\r\n')
    expect(await parseMailReport(mail('feedback-report', NOTE, report('abuse')))).toEqual([
      { type: 'complaint', email: 'ada@example.test' },
    ])
    expect(await parseMailReport(mail('feedback-report', NOTE, report('not-spam')))).toEqual([])
  })

  it.each([
    ['another email', 'From: a@example.test\r\nSubject: Hi\r\n\r\nFinal-Recipient: rfc822; ada@example.test'],
    ['no email', ''],
  ])('is not %s', async (_what, raw) => {
    expect(await parseMailReport(Buffer.from(raw))).toBeNull()
  })
})
