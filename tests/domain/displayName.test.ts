import { describe, expect, it } from 'vitest'
import { splitMentions } from '#contracts/community/mentions.ts'
import { displayNameProblem, nameKey, tidyName } from '#domain/community/hunters/displayName.ts'

const RULES = { siteNames: ['Stone Hunt', 'Maya Stone'], blockedWords: ['scam'] }
const problem = (typed: string) => displayNameProblem(tidyName(typed), RULES)

describe('a display name', () => {
  it.each([
    'Ada',
    'Ada of the Lake',
    'Zoë',
    'Иван',
    'Μαρία',
    '山田 太郎',
    'マリー',
    'O’Neil',
    'quartz_bill-7',
    'Maya',
    'Hunter of Agates',
  ])('can be %s', (name) => expect(problem(name)).toBeNull())

  it.each([
    ['one letter', 'A'],
    ['one letter and spaces', ' A  . '],
    ['strokes without a letter', 'ʼʼʼ'],
    ['a stretched line', 'ـــ'],
    ['31 letters', 'x'.repeat(31)],
    ['a zero-width space', 'A\u200bda'],
    ['a Hangul filler', 'Ada\u3164'],
    ['a direction mark', 'Ada\u202e'],
    ['a stack of accents', 'Z\u0335\u0336\u0337a'],
    ['two alphabets', 'Аda'],
    ['an address', 'ada@example.test'],
    ['markup', '<b>Ada</b>'],
    ['an emoji', 'Ada 💎'],
    ['a line break in a row of signs', '\n..\n'],
  ])('has no %s', (_what, name) => expect(problem(name)).not.toBeNull())

  it.each([
    'admin',
    'The Admin',
    'Site Adm1n',
    'ａｄｍｉｎ',
    'Moderator 2',
    'stone hunt',
    'St0neHunt Official',
    'Maya Stone',
    'maya-st0ne',
    'Team',
    'Hunter',
    'hunter 3f2a',
    'Hunter-3F2A',
    'The Scammer',
    'ꜱᴛᴏɴᴇ ʜᴜɴᴛ',
    'ꓢꓔꓳꓠꓰ ꓧꓴꓠꓔ',
  ])('can’t be %s', (name) => expect(problem(name)).not.toBeNull())

  it.each([
    ['Quartz Bill', 'quartz-bi1l'],
    ['Мауа', 'Maya'],
    ['Zoë', 'zoe'],
    ['Bob', 'B0b'],
  ])('%s looks like %s', (one, other) => expect(nameKey(one)).toBe(nameKey(other)))
})

describe('mentions in a text', () => {
  const people = [
    { id: 'a', name: 'Ada' },
    { id: 'l', name: 'Ada Lake' },
    { id: 'd', name: 'Dr. No' },
  ]

  it.each([
    ['Hello @Ada!', ['a']],
    ['@Ada Lake and @Ada', ['l', 'a']],
    ['@Adam, @Adas, ada@Ada.test', ['a']],
    ['@Dr. No, @Dr5 No', ['d']],
    ['nobody', []],
    ['', []],
  ])('%s', (text, ids) => {
    const pieces = splitMentions(text, people)
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    expect(pieces.flatMap(({ id }) => id ?? [])).toEqual(ids)
  })
})
