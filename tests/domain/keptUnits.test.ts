import { expect, it } from 'vitest'
import { keepUnits } from '../../media/copy/keptUnits.ts'

const PICTURE = Buffer.from([0x65, 0x88, 0x84, 0x00, 0x10])
const PLACE = Buffer.from('\u0006\u0005\u0018086f3693b7b34f2c46.7866 -92.1\u0080', 'latin1')
const counted = (...units: Buffer[]) =>
  Buffer.concat(units.flatMap((unit) => [Buffer.from([0, 0, 0, unit.length]), unit]))
const started = (...units: Buffer[]) => Buffer.concat(units.flatMap((unit) => [Buffer.from([0, 0, 0, 1]), unit]))
const reserved = Buffer.concat([Buffer.from([0x76]), Buffer.from('46.7866')])

it.each([
  ['a message before the picture', counted(PLACE, PICTURE), counted(PICTURE)],
  ['a message, and padding behind the picture', Buffer.concat([counted(PLACE, PICTURE), Buffer.alloc(4)]), counted(PICTURE)],
  ['one zero behind the picture', Buffer.concat([counted(PLACE, PICTURE), Buffer.alloc(1)]), counted(PICTURE)],
  ['text behind the picture', Buffer.concat([counted(PICTURE), Buffer.from('46.7866')]), counted(PICTURE)],
  ['a message behind the picture', counted(PICTURE, PLACE), counted(PICTURE)],
  ['a unit whose number has no meaning', counted(reserved, PICTURE), counted(PICTURE)],
  ['start codes instead of lengths', started(PLACE, PICTURE, PLACE), started(PICTURE)],
  [
    'start codes of three bytes',
    Buffer.concat([started(PLACE), Buffer.from([0, 0, 1]), PICTURE]),
    Buffer.concat([Buffer.from([0, 0, 1]), PICTURE]),
  ],
  ['nothing but a picture', counted(PICTURE), counted(PICTURE)],
])('a picture of H.264 with %s is copied alone', (_, sample, copied) => {
  expect(keepUnits(sample, 'h264', 4).toString('hex')).toBe(copied.toString('hex'))
})
