import { describe, expect, it } from 'vitest'
import {
  isPossible,
  type QuestionAction,
  questionStatus,
  type QuestionStatus,
  roundPhase,
} from '#domain/community/questions/questionRules.ts'
import { roundCalendar } from '#domain/community/questions/roundCalendar.ts'

const opensAt = new Date('2026-11-20T12:00:00Z')
const closesAt = new Date('2026-11-27T12:00:00Z')

it.each([
  ['2026-11-20T11:59:59Z', 'upcoming'],
  ['2026-11-20T12:00:00Z', 'open'],
  ['2026-11-27T11:59:59Z', 'open'],
  ['2026-11-27T12:00:00Z', 'closed'],
])('at %s a round is %s', (now, phase) => {
  expect(roundPhase({ opensAt, closesAt }, new Date(now))).toBe(phase)
})

it.each([
  [{ isHidden: false, answer: null, answeredSecond: null }, 'open'],
  [{ isHidden: false, answer: '', answeredSecond: null }, 'open'],
  [{ isHidden: false, answer: 'Yes', answeredSecond: null }, 'answered'],
  [{ isHidden: false, answer: null, answeredSecond: 0 }, 'answered'],
  [{ isHidden: true, answer: 'Yes', answeredSecond: 450 }, 'hidden'],
])('%j is %s', (content, status) => {
  expect(questionStatus(content)).toBe(status)
})

const ACTIONS: QuestionAction[] = ['edit', 'delete', 'vote', 'answer', 'hide', 'show']

it.each<[QuestionStatus, 'open' | 'closed', QuestionAction[]]>([
  ['open', 'open', ['edit', 'delete', 'vote', 'answer', 'hide']],
  ['open', 'closed', ['answer', 'hide']],
  ['answered', 'open', ['answer', 'hide']],
  ['answered', 'closed', ['answer', 'hide']],
  ['hidden', 'open', ['delete', 'show']],
  ['hidden', 'closed', ['show']],
])('a question that is %s in a round that is %s allows %j', (status, phase, allowed) => {
  expect(ACTIONS.filter((action) => isPossible(action, status, phase))).toEqual(allowed)
})

describe('the calendar file of a round', () => {
  const round = {
    id: 3,
    title: 'November; questions, live',
    description: 'Bring your slices.\nWe answer all of them.',
    opensAt,
    closesAt,
    startsAt: new Date('2026-11-28T20:00:00Z'),
    timeZone: 'America/Chicago',
    filmId: null,
    filmTitle: null,
    questionCount: 0,
    answeredCount: 0,
  }
  const site = { name: 'Stone Hunt', url: 'https://stonehunt.test' }
  const lines = (timeZone: string) =>
    roundCalendar({ ...round, timeZone }, site, new Date('2026-11-25T08:00:00Z')).split('\r\n')

  it('has the session in its own time zone, which it defines', () => {
    const file = lines('America/Chicago')
    expect(file.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
    for (const line of [
      'BEGIN:VTIMEZONE',
      'TZID:America/Chicago',
      'UID:questions-3@stonehunt.test',
      'DTSTAMP:20261125T080000Z',
      'DTSTART;TZID=America/Chicago:20261128T140000',
      'DTEND;TZID=America/Chicago:20261128T150000',
      String.raw`SUMMARY:November\; questions\, live`,
      'URL;VALUE=URI:https://stonehunt.test/questions/3-november-questions-live',
      'END:VCALENDAR',
    ])
      expect(file).toContain(line)
    expect(file.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  })

  it.each([
    ['Asia/Kolkata', 'DTSTART;TZID=Asia/Kolkata:20261129T013000'],
    ['UTC', 'DTSTART:20261128T200000Z'],
  ])('in %s begins at %s', (timeZone, start) => {
    expect(lines(timeZone)).toContain(start)
  })
})
