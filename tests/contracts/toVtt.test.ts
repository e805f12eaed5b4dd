import { describe, expect, it } from 'vitest'
import { toVtt } from '#contracts/content/toVtt.ts'
import { parseVtt } from '#domain/content/captions/parseVtt.ts'

const SRT = `1
00:00:01,000 --> 00:00:02,500
<i>The first cut</i>

2
00:00:03,000 --> 00:00:04,000
Two lines
of one cue
`

const cuesIn = (file: string) =>
  parseVtt(toVtt(file)).cues?.map(({ startsAtMs, endsAtMs, text }) => [startsAtMs, endsAtMs, text])

const BOTH = [
  [1000, 2500, 'The first cut'],
  [3000, 4000, 'Two lines\nof one cue'],
]

describe('a SubRip file', () => {
  it.each([
    ['as it should be', SRT],
    ['with a mark of its encoding', `\uFEFF${SRT}`],
    ['of Windows', SRT.replaceAll('\n', '\r\n')],
    ['of an old Mac', SRT.replaceAll('\n', '\r')],
    ['without numbers', SRT.replaceAll(/^\d+\n/gm, '')],
    ['without an empty line between cues', SRT.replace('</i>\n\n', '</i>\n')],
    ['with empty lines inside a cue', SRT.replace('Two lines\n', 'Two lines\n\n')],
    ['with points in its times', SRT.replaceAll(',', '.')],
    ['with short times', SRT.replaceAll('00:00:0', '0:0:').replaceAll(',000', ',0').replace(',500', ',5')],
    ['without hours', SRT.replaceAll('00:00:0', '00:0')],
    ['with a space behind the comma', SRT.replaceAll(',', ', ')],
    ['with positions', SRT.replace('<i>', '{\\an8}<i>').replace('02,500', '02,500 X1:100 X2:200 Y1:10 Y2:20')],
    ['whose cues are not in order', [...SRT.split('\n\n').reverse(), ''].join('\n\n')],
  ])('%s has its cues', (_, file) => {
    expect(cuesIn(file)).toEqual(BOTH)
  })

  it('keeps an arrow in a text', () => {
    expect(cuesIn(SRT.replace('Two lines', 'Left --> right'))?.[1]).toEqual([3000, 4000, 'Left → right\nof one cue'])
  })

  it('keeps a cue that is a number', () => {
    expect(cuesIn('1\n00:00:01,000 --> 00:00:02,000\n42\n')).toEqual([[1000, 2000, '42']])
  })
})

const SBV = `0:00:01.000,0:00:02.500
The first cut

0:00:03.000,0:00:04.000
Two lines
of one cue
`

describe('a file of YouTube', () => {
  it.each([
    ['as it is downloaded', SBV],
    ['of Windows', SBV.replaceAll('\n', '\r\n')],
    ['with a mark between lines', SBV.replace('lines\n', 'lines[br]')],
  ])('%s has its cues', (_, file) => {
    expect(cuesIn(file)).toEqual(BOTH)
  })
})

it.each([
  ['a letter that begins with two numbers', '10:20, 11:30 and 12:40 are the times of the buses.'],
  ['WebVTT', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n'],
  ['WebVTT that quotes a time', 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n'],
  ['a letter', 'Dear hunter,\n\n00:00:01,000 --> 00:00:02,000'],
  ['a number', '42'],
  ['nothing', ''],
])('%s stays as it is', (_, text) => {
  expect(toVtt(text)).toBe(text)
})
