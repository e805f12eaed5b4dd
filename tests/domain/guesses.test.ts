import { describe, expect, it } from 'vitest'
import { changeProblems, type GuessOption, isOpen, optionsProblem } from '#domain/community/guesses/guessRules.ts'

const NOON = '2026-11-25T12:00:00.000Z'
const option = (text: string, isRight = false, id = text): GuessOption => ({ id, text, isRight })
const two = [option('Agate', true), option('Opal')]

describe('the options of a guess', () => {
  it.each([
    ['two', two, null],
    ['one', [option('Agate', true)], 'Please enter 2 to 6 options.'],
    [
      'seven',
      Array.from({ length: 7 }, (_, index) => option(String(index), index === 0)),
      'Please enter 2 to 6 options.',
    ],
    ['none that is right', [option('Agate'), option('Opal')], 'Please mark exactly one option as right.'],
    ['two that are right', [option('Agate', true), option('Opal', true)], 'Please mark exactly one option as right.'],
    ['the same twice', [option('Agate', true), option(' agate ')], 'Two options say the same.'],
  ])('with %s', (_, options, problem) => expect(optionsProblem(options)).toBe(problem))
})

describe('after the first vote, options', () => {
  const problem = 'People have guessed already, so the options can’t change.'
  it.each([
    ['can stay', two, null],
    ['can have another right one', [option('Agate'), option('Opal', true)], null],
    ['can’t be renamed', [option('Jade', true, 'Agate'), option('Opal')], problem],
    ['can’t be removed', [option('Agate', true)], problem],
    ['can’t be added', [...two, option('Jade')], problem],
    ['can’t change places', [two[1], two[0]] as GuessOption[], problem],
  ])('%s', (_, after, expected) => {
    const [found] = changeProblems({ options: two, closesAt: NOON }, { options: after, closesAt: NOON }, new Date(NOON))
    expect(found?.message ?? null).toBe(expected)
  })
})

describe('after the first vote, the closing time', () => {
  const problem = 'The result is out, so the guessing can’t open again.'
  it.each([
    ['can move before it has come', -1, '2026-11-26T12:00:00.000Z', null],
    ['can’t move once it has come', 0, '2026-11-26T12:00:00.000Z', problem],
    ['can stay once it has come', 1, '2026-11-25T12:00:00Z', null],
  ])('%s', (_, offset, closesAt, expected) => {
    const now = new Date(new Date(NOON).getTime() + offset)
    const [found] = changeProblems({ options: two, closesAt: NOON }, { options: two, closesAt }, now)
    expect(found?.message ?? null).toBe(expected)
  })
})

it.each([
  ['before the closing time', -1, true],
  ['at the closing time', 0, false],
  ['after the closing time', 1, false],
])('%s, the guess is open or not', (_, offset, expected) => {
  const closesAt = new Date('2026-11-25T12:00:00Z')
  expect(isOpen(closesAt, new Date(closesAt.getTime() + offset))).toBe(expected)
})
