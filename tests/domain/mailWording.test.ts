import { describe, expect, it } from 'vitest'
import { fillWording } from '#providers/mail/fillWording.ts'
import type { MailParts } from '#providers/mail/mail.ts'
import { partsOfMail } from '#providers/mail/partsOfMail.ts'
import { wordingProblems } from '#providers/mail/wordingProblems.ts'
import { kindOfKey, MAIL_KEYS, sampleOf, wordingIn } from '#providers/mail/wordings.ts'

const parts: MailParts = {
  key: 'reset-password',
  values: { firstName: 'Ann', reason: null, city: 'Duluth' },
  blocks: { link: [{ kind: 'button', label: 'Go', url: '/go' }], none: [] },
}
const fill = (part: object, values = {}) =>
  fillWording({ subject: 'S', title: 'T', body: 'B', ...part }, { ...parts, values: { ...parts.values, ...values } })
const text = (value: string) => ({ kind: 'text', text: value })

describe('a wording is filled', () => {
  it.each([
    ['Thank you, {firstName}', 'Ann', 'Thank you, Ann'],
    ['Thank you, {firstName}', '', 'Thank you'],
    ['Welcome, {firstName}!', '', 'Welcome!'],
    ['{firstName}', '{link}', '{link}'],
  ])('%s with the name %j', (title, firstName, filled) => {
    expect(fill({ title }, { firstName }).title).toBe(filled)
  })

  it('paragraph by paragraph, without those whose value is empty', () => {
    const body = 'Hello from\n{city}.\n\n\n{reason}\n\nBecause {reason}.\n\n{link}\n\n{none}\n\nBye.'
    expect(fill({ body }).blocks).toEqual([text('Hello from Duluth.'), parts.blocks['link']?.[0], text('Bye.')])
  })

  it('a subject stays one line with any value', () => {
    expect(fill({ subject: 'To {city}' }, { city: 'a\r\nBcc: b' }).subject).toBe('To a Bcc: b')
  })
})

it.each(MAIL_KEYS)('the standard wording of %s is for its sample and passes', (key) => {
  const found = partsOfMail(kindOfKey(key), sampleOf(key), 'Stone Hunt')
  expect(found.key).toBe(key)
  expect(wordingProblems(key, wordingIn('en', key), found)).toEqual({})
})
