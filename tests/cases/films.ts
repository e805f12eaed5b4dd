import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { box } from '../support/boxes.ts'
import { appendInside, filmOf, H264, moveUdtaFirst, nameTrack, turned, type FilmInput } from '../support/makeFilm.ts'

/** What must come of a film. */
export type FilmResult = {
  /** What a file or stream without sound has none of. By default stereo. */
  sound?: 'none'
  /** Width to height, as shown. By default 16:9. */
  shape?: [number, number]
  /** The longest side of any quality and of the converted file. */
  longestSide?: number
  seconds?: number
  /** The yellow bar, as in a film without HDR, and the stream is tagged so. */
  yellow?: [number, number, number]
  isProgressive?: true
  /** Text that neither the file nor its stream, pictures or preview contain. */
  secret?: RegExp
  refused?: RegExp
}

export type FilmCase = {
  name: string
  /** As people reported it to video sites, photo servers and blogs. */
  report: string
  make: () => Promise<Buffer>
  becomes: FilmResult
  /** Also in `npm test`. */
  isQuick?: true
}

const file = (name: string) => () => readFile(fileURLToPath(new URL(`files/${name}`, import.meta.url)))
const film = (more: FilmInput) => () => filmOf(more)
const tone = (channels: number, rate = 48_000) =>
  `aevalsrc=${Array.from({ length: channels }, (_, at) => `sin(${220 + 40 * at}*2*PI*t)`).join('|')}:s=${rate}:d=2`

const withSound = (name: string, report: string, more: FilmInput, becomes: FilmResult = {}): FilmCase => ({
  name,
  report,
  make: film(more),
  becomes,
})

const SOUNDS: FilmCase[] = [
  {
    name: 'stereo AAC',
    report: 'Every video from my phone says that it can’t be prepared.',
    make: file('stereo-aac.mp4'),
    becomes: { seconds: 2 },
    isQuick: true,
  },
  withSound('mono AAC of 22.05 kHz', 'Old camera clips have no sound in the stream.', {
    sound: tone(1, 22_050),
    coding: [...H264, '-c:a', 'aac'],
  }),
  withSound('AAC of 96 kHz', 'My recorder’s high-resolution track breaks transcoding.', {
    sound: tone(2, 96_000),
    coding: [...H264, '-c:a', 'aac'],
  }),
  withSound('5.1 AAC', 'Surround sound: the dialog is missing.', { sound: tone(6), coding: [...H264, '-c:a', 'aac'] }),
  withSound('7.1 PCM in a MOV', 'Eight channels: “Cannot select channel layout”.', {
    sound: tone(8),
    coding: [...H264, '-c:a', 'pcm_s16le'],
    extension: 'mov',
  }),
  withSound(
    'ten channels that nobody describes',
    'A mixer’s export: “Rematrix is needed between 10 channels and stereo”.',
    {
      sound: tone(10),
      coding: [...H264, '-c:a', 'pcm_s24le'],
      extension: 'mov',
    },
  ),
  withSound('PCM at 44.1 kHz', 'MOV of an older Nikon: stream failed.', {
    sound: tone(2, 44_100),
    coding: [...H264, '-c:a', 'pcm_s16be'],
    extension: 'mov',
  }),
  withSound('AC-3', 'Camcorder clips (AC-3) are stuck on “processing”.', {
    sound: tone(6),
    coding: [...H264, '-c:a', 'ac3'],
  }),
  withSound('MP3 in an AVI', 'DivX from 2006 converts without a picture.', {
    sound: tone(2, 44_100),
    coding: ['-c:v', 'mpeg4', '-c:a', 'libmp3lame'],
    extension: 'avi',
  }),
  withSound('PCM and Motion JPEG in an AVI', 'Clips of my point-and-shoot fail.', {
    sound: tone(1, 11_025),
    coding: ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-c:a', 'pcm_u8'],
    extension: 'avi',
  }),
  withSound('Opus with VP9', 'Screen recordings (VP9, Opus) in MP4 fail.', {
    sound: tone(2),
    coding: ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus'],
  }),
  withSound('HEVC of a phone', 'iPhone videos (“High Efficiency”) don’t play.', {
    sound: tone(2),
    coding: ['-c:v', 'libx265', '-tag:v', 'hvc1', '-x265-params', 'log-level=none', '-c:a', 'aac'],
    extension: 'mov',
  }),
  withSound('two sound tracks', 'Two tracks (game and microphone): the second one plays.', {
    sounds: [tone(2), tone(1)],
    coding: [...H264, '-c:a', 'aac'],
  }),
  withSound('none', 'A silent drone clip fails.', { sound: null }, { sound: 'none' }),
  withSound('two sound tracks of two languages', 'The German track plays although English is the first.', {
    sounds: [tone(2), tone(2)],
    coding: [...H264, '-c:a', 'aac', '-metadata:s:a:0', 'language=eng', '-metadata:s:a:1', 'language=deu'],
  }),
  withSound('µ-law of 8 kHz', 'Clips of my doorbell have no sound.', {
    sound: tone(1, 8_000),
    coding: [...H264, '-c:a', 'pcm_mulaw'],
    extension: 'mov',
  }),
  withSound('Apple Lossless', 'Sound of my field recorder is gone in Firefox.', {
    sound: tone(2, 88_200),
    coding: [...H264, '-c:a', 'alac'],
    extension: 'mov',
  }),
  withSound('FLAC', 'A lossless MP4 is “stuck on processing”.', {
    sound: tone(2),
    coding: [...H264, '-c:a', 'flac', '-strict', '-2'],
  }),
  withSound('E-AC-3', 'Films with Dolby Digital Plus are silent.', {
    sound: tone(6),
    coding: [...H264, '-c:a', 'eac3'],
  }),
  withSound('sound that is longer than the picture', 'The last word is cut, or nothing plays.', {
    sound: 'aevalsrc=sin(440*2*PI*t)|sin(550*2*PI*t):s=48000:d=3',
    coding: [...H264, '-c:a', 'aac'],
  }),
  withSound('PCM of 192 kHz', 'My field recorder’s rate is “not supported”.', {
    sound: tone(2, 192_000),
    coding: [...H264, '-c:a', 'pcm_s24le'],
    extension: 'mov',
  }),
  withSound('MP3 in an MP4', 'An old converter’s MP4 has no sound on the phone.', {
    sound: tone(2, 44_100),
    coding: [...H264, '-c:a', 'libmp3lame'],
  }),
  withSound('sound that begins late', 'My microphone starts a second after the picture: “Non-monotonous DTS”.', {
    sound: 'aevalsrc=sin(440*2*PI*t)|sin(550*2*PI*t):s=48000:d=1,asetpts=PTS+1/TB',
    coding: [...H264, '-c:a', 'aac'],
  }),
  {
    name: 'a sound track without samples',
    report: 'Hyperlapse has an empty audio track: “Invalid data”.',
    make: async () => emptyTrack(await film({})(), 'soun'),
    becomes: { sound: 'none' },
  },
]

const GPS = 'GPS(-92.1004,46.7866,19)'
const SECRET = /46[.,]78|-?92[.,]10|GPSLatitude|Lester Park/
const hides = (name: string, report: string, make: () => Promise<Buffer>, isQuick?: true): FilmCase => ({
  name,
  report,
  make,
  becomes: { secret: SECRET },
  ...(isQuick && { isQuick }),
})
const subtitles = film({ subtitles: GPS })
/** The same samples, declared as another kind of timed data. */
const timed = (handler: string, coding: string) => async () => nameTrack(await subtitles(), { handler, coding })
const metadata = (extension: 'mp4' | 'mov', ...pairs: string[]) =>
  film({ extension, coding: [...H264, ...pairs.flatMap((pair) => ['-metadata', pair])] })
const inside = (path: string[], type: string, content: string) => async () =>
  appendInside(await film({})(), path, box(type, Buffer.from(content)))
const behind = (bytes: Buffer) => async () => Buffer.concat([await film({})(), bytes])

const PLACES: FilmCase[] = [
  hides('a DJI drone’s subtitles', 'Drone clips show my launch point to everyone who downloads them.', subtitles, true),
  hides(
    'XMP in a `uuid` box',
    'Lightroom’s export still has GPS.',
    behind(
      box(
        'uuid',
        Buffer.from('be7acfcb97a942e89c71999491e3afac<exif:GPSLatitude>46,47.196N</exif:GPSLatitude> 46.7866'),
      ),
    ),
    true,
  ),
  hides('Apple’s keys', 'iPhone: com.apple.quicktime.location.ISO6709 stays.', () =>
    filmOf({
      extension: 'mov',
      coding: [
        ...H264,
        '-movflags',
        'use_metadata_tags',
        '-metadata',
        'com.apple.quicktime.location.ISO6709=+46.7866-092.1004+183.000/',
      ],
    }),
  ),
  hides(
    '`©xyz` of a MOV',
    'Android and older iPhones: the position is in ©xyz.',
    metadata('mov', 'location=+46.7866-092.1004/'),
  ),
  {
    name: '`loci` of an MP4',
    report: '3GPP location of a Samsung.',
    make: metadata('mp4', 'location=+46.7866-092.1004/'),
    becomes: { secret: /loci/ },
  },
  hides(
    'a title and a comment',
    'The file name of my spot is in the title tag.',
    metadata('mp4', 'title=Lester Park', 'comment=46.7866, -92.1004'),
  ),
  hides('a GoPro’s `gpmd` track', 'GoPro telemetry is still in the download.', timed('meta', 'gpmd')),
  hides('Apple’s timed metadata', 'mebx track with the location of Live Photos.', timed('meta', 'mebx')),
  hides('Sony’s `rtmd` track', 'Sony real-time metadata.', timed('meta', 'rtmd')),
  hides('a `camm` track', 'Camera Motion Metadata with GPS of a 360° camera.', timed('camm', 'camm')),
  hides('a track’s own `udta`', 'Location per track.', inside(['moov', 'trak'], 'udta', '+46.7866-092.1004/')),
  hides('a `meta` box at the top', 'The position is in a top-level meta box.', inside([], 'meta', GPS)),
  hides('a Samsung’s `smta`', 'Samsung keeps the place in its own box.', async () =>
    appendInside(await film({})(), ['moov'], box('udta', box('smta', Buffer.from(GPS)))),
  ),
  hides('an `ID32` box', 'An ID3 tag with a place in an MP4.', inside(['moov'], 'ID32', GPS)),
  hides('a `free` box', 'Editing left the old tags in “free” space.', inside(['moov'], 'free', GPS)),
  hides('a `skip` box beside the film', 'Freed tags of a muxer.', behind(box('skip', Buffer.from(GPS)))),
  hides(
    'media data that no track uses',
    'A removed track’s data is still there.',
    behind(box('mdat', Buffer.from(GPS))),
  ),
  hides(
    'bytes behind the film',
    'Insta360 appends its own trailer.',
    behind(Buffer.from(`${GPS}8db42d694ccc418790edff439fe026bf`)),
  ),
  hides(
    'the name of a track',
    'Handler names say where.',
    film({ coding: [...H264, '-metadata:s:v', `handler_name=${GPS}`] }),
  ),
  hides(
    'messages inside the H.264 picture',
    'The dash cam writes GPS into SEI user data of each frame.',
    film({
      coding: [...H264, '-bsf:v', `h264_metadata=sei_user_data=086f3693-b7b3-4f2c-9653-21492feee5b8+46.7866 -92.1004`],
    }),
    true,
  ),
  hides('chapters', 'Chapter titles with place names.', film({ chapters: 'Lester Park' })),
  hides(
    'a time code’s reel',
    'The reel name of the timecode track.',
    film({
      extension: 'mov',
      coding: [...H264, '-timecode', '01:00:00:00', '-metadata:s:v', 'reel_name=46.7866'],
    }),
  ),
  hides(
    'the tags of an AVI',
    'INFO tags of an AVI.',
    film({
      extension: 'avi',
      coding: ['-c:v', 'mpeg4', '-c:a', 'libmp3lame', '-metadata', `comment=${GPS}`],
    }),
  ),
  hides(
    'a HEVC film’s tags',
    'HEVC of a phone, converted: the location survives.',
    film({
      extension: 'mov',
      coding: [
        '-c:v',
        'libx265',
        '-tag:v',
        'hvc1',
        '-x265-params',
        'log-level=none',
        '-metadata',
        'location=+46.7866-092.1004/',
      ],
    }),
  ),
]

const YELLOW: [number, number, number] = [187, 201, 5]

const PICTURES: FilmCase[] = [
  {
    name: 'a cover picture before the tracks',
    report: 'Downloaded talks with a thumbnail inside show one still picture.',
    make: async () => moveUdtaFirst(await film({ cover: true })()),
    becomes: { seconds: 2 },
  },
  {
    name: 'HDR10 (PQ)',
    report: 'Footage of my camera looks gray and washed out.',
    make: file('hdr-pq.mov'),
    becomes: { yellow: YELLOW },
  },
  {
    name: 'HLG',
    report: 'iPhone HDR clips look pale.',
    make: file('hdr-hlg.mov'),
    becomes: { yellow: YELLOW },
  },
  {
    name: 'anamorphic HDV',
    report: 'Everything is squeezed: 1440 × 1080 should be 16:9.',
    make: film({ size: '240x180', coding: [...H264, '-vf', 'setsar=4/3'] }),
    becomes: { shape: [16, 9] },
  },
  {
    name: 'anamorphic PAL in an AVI',
    report: 'DV tapes are too narrow.',
    make: film({
      size: '180x144',
      extension: 'avi',
      coding: ['-c:v', 'mpeg4', '-vf', 'setsar=64/45', '-c:a', 'libmp3lame'],
    }),
    becomes: { shape: [16, 9] },
  },
  {
    name: 'interlaced',
    report: 'Combing on every movement of my camcorder’s 1080i.',
    make: film({ rate: 50, coding: [...H264, '-vf', 'tinterlace=interleave_top', '-flags', '+ilme+ildct'] }),
    becomes: { isProgressive: true },
  },
  {
    name: 'upright 4K',
    report: 'A vertical 4K HEVC clip becomes larger than it was.',
    make: film({
      size: '2160x3840',
      rate: 1,
      coding: ['-c:v', 'libx265', '-preset', 'ultrafast', '-tag:v', 'hvc1', '-x265-params', 'log-level=none'],
    }),
    becomes: { shape: [9, 16], longestSide: 1920 },
  },
  {
    name: 'an edit list',
    report: 'A clip that I trimmed on the phone shows its old length.',
    make: film({ trimmedTo: 1 }),
    becomes: { seconds: 1 },
  },
  {
    name: 'more than a thousand fragments',
    report: 'Fragmented MP4 of a recorder: “too many parts”.',
    make: film({
      seconds: 12,
      rate: 50,
      coding: [...H264, '-movflags', 'empty_moov+default_base_moof+frag_every_frame', '-c:a', 'aac'],
    }),
    becomes: { seconds: 12 },
  },
  {
    name: 'turned by 90 degrees',
    report: 'Films that I held upright lie on their side.',
    make: async () => turned(await film({})(), 180),
    becomes: { shape: [9, 16] },
  },
  {
    name: 'turned by 180 degrees',
    report: 'An action camera that hung upside down.',
    make: async () => turned(await film({})(), 180, 'upside down'),
    becomes: { shape: [16, 9] },
  },
  {
    name: 'one picture a second',
    report: 'A time lapse of a trail camera isn’t prepared.',
    make: film({ rate: 1, seconds: 4 }),
    becomes: { seconds: 4 },
  },
  {
    name: 'AV1',
    report: 'Screen recordings of new graphics cards are refused.',
    make: film({ coding: ['-c:v', 'libsvtav1', '-preset', '12', '-pix_fmt', 'yuv420p', '-c:a', 'aac'] }),
    becomes: {},
  },
  {
    name: 'HEVC with 10 bits and 4:2:2',
    report: 'My mirrorless camera’s best setting is black.',
    make: film({
      extension: 'mov',
      coding: ['-c:v', 'libx265', '-tag:v', 'hvc1', '-pix_fmt', 'yuv422p10le', '-x265-params', 'log-level=none'],
    }),
    becomes: {},
  },
  {
    name: 'Motion JPEG in a MOV',
    report: 'Clips of a camera from 2008 stay “processing”.',
    make: film({
      extension: 'mov',
      sound: tone(1, 8000),
      coding: ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj422p', '-c:a', 'pcm_u8'],
    }),
    becomes: {},
  },
  {
    name: 'a changing frame rate',
    report: 'Sound and picture of phone films drift apart.',
    make: film({
      seconds: 4,
      coding: [...H264, '-vf', "select='lt(n,30)+not(mod(n,4))'", '-fps_mode', 'vfr', '-c:a', 'aac'],
    }),
    becomes: { seconds: 4 },
  },
  {
    name: 'odd numbers of pixels and full color',
    report: 'Screen recordings of a window: “width not divisible by 2”.',
    make: film({ size: '321x181', coding: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv444p'] }),
    becomes: {},
  },
  {
    name: '10 bits without HDR',
    report: 'H.264 of my camera with 10 bits is black in the browser.',
    make: film({ coding: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p10le'] }),
    becomes: {},
  },
  {
    name: '120 pictures a second',
    report: 'Slow motion takes forever.',
    make: film({ rate: 120 }),
    becomes: { seconds: 2 },
  },
  {
    name: 'a late begin',
    report: 'Editors leave an empty edit at the begin; the cover is black.',
    make: film({ coding: [...H264, '-c:a', 'aac', '-output_ts_offset', '1'] }),
    becomes: {},
  },
  {
    name: 'a single picture',
    report: 'A motion photo of one frame: “could not seek”.',
    make: film({ seconds: 0.04, sound: null }),
    becomes: { sound: 'none' },
  },
  {
    name: 'ProRes',
    report: 'What my editor exports isn’t shown.',
    make: film({ extension: 'mov', coding: ['-c:v', 'prores_ks', '-c:a', 'pcm_s16le'] }),
    becomes: {},
  },
  {
    name: 'gray',
    report: 'Films of a thermal camera fail: “gray is not supported”.',
    make: film({ coding: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'gray'] }),
    becomes: {},
  },
]

const REFUSED: FilmCase[] = [
  {
    name: 'sound alone',
    report: 'I uploaded a podcast as .mp4 and it said “damaged”.',
    make: () => filmOf({ size: null, coding: ['-c:a', 'aac'] }),
    becomes: { refused: /sound but no picture/ },
  },
]

/** A new report becomes a new row. */
export const filmCases: FilmCase[] = [...SOUNDS, ...PLACES, ...PICTURES, ...REFUSED]

/** Tables that say there is nothing, as recorders write them that were stopped at once. */
function emptyTrack(bytes: Buffer, handler: string): Buffer {
  const start = bytes.indexOf(handler, bytes.indexOf('moov'), 'latin1')
  for (const [table, count] of [
    ['stts', 8],
    ['stsc', 8],
    ['stsz', 12],
    ['stco', 8],
  ] as const)
    bytes.writeUInt32BE(0, bytes.indexOf(table, start, 'latin1') + count)
  return bytes
}
