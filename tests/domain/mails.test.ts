import { describe, expect, it } from 'vitest'
import type { Language } from '#contracts/languages.ts'
import { type MailAddress, type MailKind, TO_STAFF } from '#contracts/mails.ts'
import { MAILS } from '#providers/mail/mails/index.ts'
import { renderMail } from '#providers/mail/templates.ts'

const SITE = { name: 'Stone Hunt', url: 'https://stones.example' }
const kinds = Object.keys(MAILS) as MailKind[]
const draw = (kind: MailKind) => renderMail(kind, MAILS[kind].sample, SITE)

describe.each(kinds)('the mail %s', (kind) => {
  it('has the same content as HTML and text, with no empty placeholders', () => {
    const { subject, html, text } = draw(kind)
    expect(subject.length).toBeGreaterThan(5)
    for (const version of [subject, html, text]) expect(version).not.toMatch(/undefined|null|\[object/)
    const title = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? ''
    expect(text).toContain(title.replace(/&#39;/g, "'"))
  })

  it('has only absolute links, and colors for dark mode', () => {
    const { html, text } = draw(kind)
    for (const [, address = ''] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^https:\/\//)
    expect(html).toContain('prefers-color-scheme:dark')
    for (const [address] of text.matchAll(/(?<=: )\/\S+/g)) expect(address).toBe('')
  })
})

it('escapes HTML in user input', () => {
  const { html } = renderMail(
    'comment-approved',
    { firstName: '<img src=x onerror=alert(1)>', postId: 1, postTitle: '"><script>' },
    SITE,
  )
  expect(html).not.toMatch(/<img|<script/)
})

it.each(kinds.filter((kind) => !TO_STAFF.includes(kind)))('the mail %s is German as a whole', (kind) => {
  const { subject, html, text } = renderMail(kind, MAILS[kind].sample, SITE, { language: 'de' })
  expect(html).toContain('<html lang="de">')
  for (const version of [subject, html, text]) expect(version).not.toMatch(/undefined|null|\[object/)
  expect(text).not.toBe(draw(kind).text)
  expect(text.replace(/https:\S+/g, '')).not.toMatch(/\byour\b|\$\d/i)
})

describe('the address in a mail', () => {
  const mail = (address: MailAddress, language: Language) =>
    renderMail('order-shipped', { firstName: 'Ada', reference: 'SH-1', tracking: [], address }, SITE, { language }).text
  const { address: stored } = MAILS['order-shipped'].sample

  it('is written for its reader', () => {
    expect(mail(stored, 'en')).toContain('Ada Hunter, 1 Agate Road, Duluth, MN 55801, United States')
    expect(mail(stored, 'de')).toContain('Ada Hunter, 1 Agate Road, Duluth, MN 55801, Vereinigte Staaten')
  })

  it('stays as an older version stored it', () => {
    expect(mail(['Ada Hunter', 'Berlin, 10115', 'Germany'], 'de')).toContain('Ada Hunter, Berlin, 10115, Germany')
  })
})
