import { describe, expect, it } from 'vitest'
import { commentRole, editableUntil } from '#domain/community/comments/commentRules.ts'

const POSTED = new Date('2026-06-14T10:00:00Z')

describe('a comment can be edited', () => {
  const UNTIL = new Date('2026-06-14T10:10:00Z')

  it.each([
    ['immediately', '2026-06-14T10:00:00.000Z', UNTIL],
    ['a millisecond before ten minutes', '2026-06-14T10:09:59.999Z', UNTIL],
    ['not after ten minutes', '2026-06-14T10:10:00.000Z', null],
  ])('%s', (_when, now, expected) => {
    expect(editableUntil(POSTED, new Date(now))).toEqual(expected)
  })
})

it.each([
  ['owner', 'creator'],
  ['editor', 'creator'],
  ['moderator', 'team'],
  ['shop', 'team'],
  [null, 'member'],
] as const)('the comment of an author with the role %s is shown as one of the %s', (role, shown) => {
  expect(commentRole(role)).toBe(shown)
})
