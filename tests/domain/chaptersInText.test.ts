import { expect, it } from 'vitest'
import { withoutChapters } from '#contracts/content/chapterLines.ts'
import { chaptersInText } from '#contracts/content/chapters.ts'
import { splitTimestamps } from '#contracts/shared/timestamps.ts'

it.each([
  ['4:10 The first cut', [{ second: 250, title: 'The first cut' }]],
  [
    '0:00 Start\r\n1:02:03 – The last one',
    [
      { second: 0, title: 'Start' },
      { second: 3723, title: 'The last one' },
    ],
  ],
  [
    '(4:10) In brackets\n[05:00] Too',
    [
      { second: 250, title: 'In brackets' },
      { second: 300, title: 'Too' },
    ],
  ],
  [
    '- 4:10 - A list\n• 5:00: With a colon',
    [
      { second: 250, title: 'A list' },
      { second: 300, title: 'With a colon' },
    ],
  ],
  [
    '5:00 Second\n4:10 First',
    [
      { second: 250, title: 'First' },
      { second: 300, title: 'Second' },
    ],
  ],
  ['4:10 Kept\n4:10 Left out', [{ second: 250, title: 'Kept' }]],
  ['We met at 4:10 and drove on', []],
  ['4:10', []],
  ['4:60 No such second\n1:75:00 No such minute\n12345:00 No time', []],
])('the description %j has its chapters', (description, chapters) => {
  expect(chaptersInText(description)).toEqual(chapters)
})

it('a description has at most 100 chapters, with titles of at most 200 characters', () => {
  const lines = Array.from(
    { length: 120 },
    (_, minute) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')} ${'x'.repeat(300)}`,
  )
  const chapters = chaptersInText(lines.join('\n'))
  expect(chapters).toHaveLength(100)
  expect(chapters[0]?.title).toHaveLength(200)
})

it.each([
  [
    'A split ridge.\n\nChapters:\n0:00 Start\n4:10 The first cut\n\nFilmed in May.',
    'A split ridge.\n\n\nFilmed in May.',
  ],
  ['0:00 Start\r\n4:10 The first cut', ''],
  ['0:00 Start\n4:10 The second cut', '4:10 The second cut'],
  [`0:00 Start\n7:00 ${'x'.repeat(300)}`, `7:00 ${'x'.repeat(300)}`],
  ['We met at 4:10.\r\nAnd drove on:', 'We met at 4:10.\r\nAnd drove on:'],
])('the description %j is shown without the chapters of its film', (description, shown) => {
  const chapters = [
    { second: 0, title: 'Start' },
    { second: 250, title: 'The first cut' },
    { second: 420, title: 'x'.repeat(200) },
  ]
  expect(withoutChapters(description, chapters)).toBe(shown)
})

it.each([
  ['See 4:10!', [null, 250, null]],
  ['4:10', [250]],
  ['from 4:10 to 5:00', [null, 250, null, 300]],
  ['(4:10), 0:05.', [null, 250, null, 5, null]],
  ['not in the film: 12:00', [null]],
  ['at 4:10 pm, 4:10am', [null]],
  ['16:9:4:10:00, 4:100, 14:105, 2024-4:10, 4:10.5', [null]],
  ['', []],
])('finds the moments in %j', (text, seconds) => {
  const pieces = splitTimestamps(text, 600)
  expect(pieces.map(({ second }) => second)).toEqual(seconds)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})
