import { describe, expect, it } from 'vitest'
import { commentRole, editableUntil, isEditable } from '#domain/comments/commentRules.ts'

const POSTED = new Date('2026-06-14T10:00:00Z')

describe('a comment can be edited', () => {
  it.each([
    ['immediately', '2026-06-14T10:00:00.000Z', true],
    ['a millisecond before ten minutes', '2026-06-14T10:09:59.999Z', true],
    ['after ten minutes', '2026-06-14T10:10:00.000Z', false],
  ])('%s: %s is %s', (_when, now, expected) => {
    expect(isEditable(POSTED, new Date(now))).toBe(expected)
  })

  it('until the time that the API returns to its author', () => {
    expect(editableUntil(POSTED)).toEqual(new Date('2026-06-14T10:10:00Z'))
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
