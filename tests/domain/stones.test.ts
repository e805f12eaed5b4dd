import { describe, expect, it } from 'vitest'
import { type Handover, piecesOf, type SoldLine } from '#domain/shop/stones/piecesOf.ts'

const day = (date: number) => new Date(Date.UTC(2026, 10, date))
const line: SoldLine = {
  ...{ quantity: 1, left: 1, isOver: false, isBack: false, buyerId: 7, paidAt: day(1), handovers: [] },
}
const taken = (piece: number, takenById: number | null, on: number): Handover => ({
  ...{ piece, takenById, takenAt: day(on), createdAt: day(on - 1) },
})
const waiting = (piece: number, on: number): Handover => ({ piece, takenById: null, takenAt: null, createdAt: day(on) })

const holders = (facts: Partial<SoldLine>) =>
  piecesOf({ ...line, ...facts }).map(({ piece, holderId }) => [piece, holderId])

describe('a sold stone belongs', () => {
  it.each<[string, Partial<SoldLine>, (number | null)[][]]>([
    ['to its buyer', {}, [[1, 7]]],
    ['to a guest without an account', { buyerId: null }, [[1, null]]],
    ['to nobody once the money went back', { isOver: true }, []],
    ['to nobody once it was withdrawn from or replaced', { left: 0 }, []],
    ['to whoever took it last', { handovers: [taken(1, 8, 3), taken(1, 9, 5)] }, [[1, 9]]],
    ['to its buyer again, who took it back', { handovers: [taken(1, 8, 3), taken(1, 7, 5)] }, [[1, 7]]],
    ['to its buyer while a code waits', { handovers: [waiting(1, 3)] }, [[1, 7]]],
    ['to nobody known after its owner’s account was deleted', { handovers: [taken(1, null, 3)] }, [[1, null]]],
    ['to who took it, also when its buyer gets money back', { isOver: true, handovers: [taken(1, 8, 3)] }, [[1, 8]]],
    ['to nobody when it is in stock again', { isBack: true, handovers: [taken(1, 8, 3)] }, []],
  ])('%s', (_whom, facts, expected) => {
    expect(holders(facts)).toEqual(expected)
  })

  it('piece by piece, and what was withdrawn is none of those that were handed on', () => {
    const handovers = [taken(3, 8, 3)]
    expect(holders({ quantity: 3, left: 3, handovers })).toEqual([[1, 7], [2, 7], [3, 8]]) // prettier-ignore
    expect(holders({ quantity: 3, left: 2, handovers })).toEqual([[1, 7], [3, 8]]) // prettier-ignore
    expect(holders({ quantity: 3, left: 0, handovers })).toEqual([[3, 8]])
  })
})

it('a stone remembers when each owner got it, and since when a code waits', () => {
  const [stone] = piecesOf({ ...line, handovers: [taken(1, 8, 3), waiting(1, 6)] })
  expect(stone).toMatchObject({ since: [day(1), day(3)], codeSince: day(6) })
})
