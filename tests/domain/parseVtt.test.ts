import { expect, it } from 'vitest'
import { parseVtt, plainCueText } from '#domain/content/captions/parseVtt.ts'
import { tidyTimes } from '#domain/content/captions/tidyTimes.ts'
import { writeVtt } from '#domain/content/captions/playableVtt.ts'
import { CAPTION_CASES } from '../cases/captionTexts.ts'
import { costGrowth, LINEAR } from '../support/costGrowth.ts'

const vtt = (...lines: string[]) => ['WEBVTT', '', ...lines].join('\n')
const textsIn = (file: string) => parseVtt(file).cues?.map(({ text }) => text)

it.each([
  ['an empty file', '', 'Line 1: The file must begin with WEBVTT.'],
  [
    'a subtitle file of another kind',
    '1\n00:00:01,000 --> 00:00:02,000\nHello',
    'Line 1: The file must begin with WEBVTT.',
  ],
  [
    'a name that only begins like the signature',
    'WEBVTTX\n\n00:01.000 --> 00:02.000\nHello',
    'Line 1: The file must begin with WEBVTT.',
  ],
  [
    'a cue in the header',
    'WEBVTT\n00:01.000 --> 00:02.000\nHello',
    'Line 2: Leave an empty line before the first cue.',
  ],
  ['no cue', 'WEBVTT\n\nNOTE Nothing yet\n', 'Line 4: The file ends without a cue.'],
  [
    'a comma in a time',
    vtt('00:01,000 --> 00:02,000', 'Hello'),
    'Line 3: Expected times such as 00:04.000 --> 00:06.500.',
  ],
  ['sixty seconds', vtt('00:60.000 --> 00:61.000', 'Hello'), 'Line 3: Expected times such as 00:04.000 --> 00:06.500.'],
  [
    'text without a time',
    vtt('00:01.000 --> 00:02.000', 'One', '', 'Two'),
    'Line 6: Expected times such as 00:04.000 --> 00:06.500.',
  ],
  ['a name without a time', vtt('intro', 'Hello'), 'Line 4: Expected times such as 00:04.000 --> 00:06.500.'],
  ['an end before the start', vtt('00:02.000 --> 00:01.000', 'Hello'), 'Line 3: The cue ends before it begins.'],
  ['a cue of no length', vtt('00:02.000 --> 00:02.000', 'Hello'), 'Line 3: The cue ends before it begins.'],
  [
    'a start before the previous one',
    vtt('00:05.000 --> 00:06.000', 'One', '', '00:04.000 --> 00:07.000', 'Two'),
    'Line 6: The cue begins before the one above it.',
  ],
  [
    'two cues without a line between',
    vtt('00:01.000 --> 00:02.000', 'One', '00:02.000 --> 00:03.000', 'Two'),
    'Line 5: Leave an empty line between two cues.',
  ],
  ['a binary file', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHel\0lo', 'Line 4: This isn’t text. Save the file as UTF-8.'],
  ['more than 1 MB', vtt('00:01.000 --> 00:02.000', 'é'.repeat(600_000)), 'Line 1: The file is larger than 1 MB.'],
])('refuses %s and names the line', (_, file, problem) => {
  expect(parseVtt(file)).toEqual({ cues: null, problem })
})

it.each([
  ['CRLF', 'WEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nOne\r\nTwo\r\n'],
  ['old Macintosh line ends', 'WEBVTT\r\r00:01.000 --> 00:02.000\rOne\rTwo'],
  ['a byte order mark', '\uFEFFWEBVTT\n\n00:01.000 --> 00:02.000\nOne\nTwo'],
  ['a title, a language and a named cue', 'WEBVTT - Film\nLanguage: en\n\nfirst\n00:01.000 --> 00:02.000\nOne\nTwo'],
  ['hours', 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOne\nTwo'],
  [
    'styles, regions and notes',
    'WEBVTT\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:a\n\nNOTE\nby Ana\n\n00:01.000 --> 00:02.000\nOne\nTwo',
  ],
])('reads a file with %s', (_, file) => {
  expect(parseVtt(file).cues).toEqual([{ startsAtMs: 1000, endsAtMs: 2000, text: 'One\nTwo', settings: [] }])
})

it.each([
  ['a comma', '00:00:01,000 --> 00:00:02,000'],
  ['one digit of hours', '0:00:01.000 --> 0:00:02.000'],
  ['two digits of milliseconds', '00:01.00 --> 00:02.00'],
  ['no spaces around the arrow', '00:01.000-->00:02.000'],
])('reads times with %s, once they are tidied', (_, times) => {
  expect(textsIn(tidyTimes(vtt(`${times} line:0`, 'Hello')))).toEqual(['Hello'])
})

it('accepts overlapping cues, and keeps their positions', () => {
  const file = vtt('00:01.000 --> 00:09.000 line:0 align:start onclick:x', 'One', '', '00:02.000 --> 00:03.000', 'Two')
  expect(parseVtt(file).cues).toMatchObject([{ settings: ['line:0', 'align:start'] }, { startsAtMs: 2000 }])
})

it.each([
  ['<i>slowly</i> and <b.loud>hard</b>', 'slowly and hard'],
  ['<v Ana Ruiz>Look at this', 'Ana Ruiz: Look at this'],
  ['<c.yellow>Agate</c> <00:01.500>here', 'Agate here'],
  ['Tom &amp; Ana, 3 &lt; 4', 'Tom & Ana, 3 < 4'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['&lt;script&gt;', '<script>'],
])('reads the words of %s', (written, read) => {
  expect(textsIn(vtt('00:01.000 --> 00:02.000', written))).toEqual([read])
})

it.each([
  ['voices without an end', '<v'],
  ['voices with a space and no end', '<v '],
  ['a voice with 200,000 spaces', ' '],
  ['voices with a class and no end', '<v.a'],
  ['tags without an end', '<b.a '],
])('reads 200 kB of %s in time in proportion to their length', async (_name, part) => {
  const cost = await costGrowth((text) => plainCueText(`<v${text}`), part, 200_000 / part.length)
  expect(cost).toBeLessThan(LINEAR)
})

it('writes hostile markup as text, and reads it back unchanged', () => {
  const { cues } = parseVtt(vtt('00:01.000 --> 00:02.000 line:10%', '<script>alert("1 --&gt; 2 & 3")</script>'))
  const written = writeVtt(cues ?? [])
  expect(written).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000 line:10%\n&lt;script&gt;alert("1 --&gt; 2 &amp; 3")&lt;/script&gt;\n',
  )
  expect(parseVtt(written).cues).toEqual(cues)
})

it.each(CAPTION_CASES)('$report: reads the cues, and again as the player gets them', ({ file, cues }) => {
  const read = parseVtt(`WEBVTT\n\n${file}`)
  expect(read.cues?.map(({ text }) => text) ?? read.problem).toEqual(cues)
  expect(textsIn(writeVtt(read.cues ?? []))).toEqual(cues)
})
