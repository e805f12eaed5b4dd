import { describe, expect, it } from 'vitest'
import { afterFailure } from '#domain/content/streams/afterFailure.ts'
import { isViewer, viewersToEnd } from '#domain/content/streams/viewers.ts'
import { ladderOf } from '#media/streams/ladder.ts'
import { storyboardOf, storyboardTimes } from '#media/streams/storyboard.ts'
import { streamArguments } from '#media/streams/streamArguments.ts'
import { typeOfStreamFile } from '#media/streams/streamFiles.ts'
import { factsOf } from '#media/video/probeFilm.ts'
import { UnreadableVideo } from '#media/video/runFfmpeg.ts'

describe('the qualities of a film', () => {
  it.each([
    ['Full HD', 1920, 1080, ['1080 1920x1080', '720 1280x720', '480 854x480', '240 426x240']],
    ['4K', 3840, 2160, ['1080 1920x1080', '720 1280x720', '480 854x480', '240 426x240']],
    ['upright', 1080, 1920, ['1080 1080x1920', '720 720x1280', '480 480x854', '240 240x426']],
    ['wide', 1920, 800, ['1080 1920x800', '720 1280x534', '480 854x356', '240 426x178']],
    ['between two', 960, 540, ['720 960x540', '480 854x480', '240 426x240']],
    ['old television', 640, 480, ['480 640x480', '240 320x240']],
    ['small and odd', 321, 181, ['240 320x180']],
    ['tiny', 1, 1, ['240 2x2']],
    ['a line', 8192, 2, ['1080 1920x2', '720 1280x2', '480 854x2', '240 426x2']],
  ])('%s', (_name, width, height, rungs) => {
    expect(ladderOf({ width, height }).map((rung) => `${rung.lines} ${rung.width}x${rung.height}`)).toEqual(rungs)
  })
})

describe('a film is described', () => {
  const video = {
    index: 0,
    codec_type: 'video',
    width: 1920,
    height: 1080,
    avg_frame_rate: '30000/1001',
    nb_frames: '90',
  }
  const sound = {
    index: 1,
    codec_type: 'audio',
    codec_name: 'aac',
    channels: 2,
    channel_layout: 'stereo',
    nb_frames: '9',
  }
  const cover = { index: 0, codec_type: 'video', width: 64, height: 64, disposition: { attached_pic: 1 } }

  it.each([
    ['as it is', [video], { width: 1920, height: 1080, rate: '30000/1001', index: 0, hdr: null }],
    ['turned by a phone', [{ ...video, side_data_list: [{}, { rotation: -90 }] }], { width: 1080, height: 1920 }],
    ['upside down', [{ ...video, side_data_list: [{ rotation: 180 }] }], { width: 1920, height: 1080 }],
    ['with wide pixels', [{ ...video, width: 720, height: 576, sample_aspect_ratio: '16:11' }], { height: 576 }],
    ['with an absurd shape', [{ ...video, sample_aspect_ratio: '1:9999' }], { width: 1920 }],
    ['behind its cover', [cover, { ...video, index: 1 }], { width: 1920, index: 1 }],
    ['without a rate', [{ ...video, avg_frame_rate: '0/0' }], { rate: '30' }],
    ['with an absurd rate', [{ ...video, avg_frame_rate: '90000/1' }], { rate: '30' }],
    ['in slow motion', [{ ...video, avg_frame_rate: '120/1' }], { rate: '60' }],
    ['in HDR10', [{ ...video, color_transfer: 'smpte2084' }], { hdr: 'pq' }],
    ['in HLG', [{ ...video, color_transfer: 'arib-std-b67' }], { hdr: 'hlg' }],
    ['interlaced', [{ ...video, field_order: 'tt' }], { mayBeInterlaced: true }],
    ['progressive', [{ ...video, field_order: 'progressive' }], { mayBeInterlaced: false }],
  ])('%s', (_name, streams, facts) => {
    expect(factsOf(streams).picture).toMatchObject(facts)
  })

  it.each([
    ['none', [], null],
    ['stereo', [sound], { index: 1, isMixable: true }],
    ['5.1', [{ ...sound, channels: 6, channel_layout: '5.1(side)' }], { index: 1, isMixable: true }],
    ['one channel that nobody describes', [{ ...sound, channels: 1, channel_layout: undefined }], { isMixable: true }],
    [
      'ten channels that nobody describes',
      [{ ...sound, channels: 10, channel_layout: 'unknown' }],
      { isMixable: false },
    ],
    ['ambisonic', [{ ...sound, channels: 4, channel_layout: 'ambisonic 1' }], { isMixable: false }],
    ['a second track that is the default', [sound, { ...sound, index: 2, disposition: { default: 1 } }], { index: 2 }],
    [
      'a first track without samples',
      [
        { ...sound, nb_frames: undefined },
        { ...sound, index: 2 },
      ],
      { index: 2 },
    ],
    ['only a track without samples', [{ ...sound, nb_frames: undefined }], null],
    [
      'a track that only Apple plays',
      [
        { ...sound, codec_name: undefined },
        { ...sound, index: 2 },
      ],
      { index: 2 },
    ],
  ])('with sound: %s', (_name, sounds, facts) => {
    const found = factsOf([video, ...sounds]).sound
    if (facts) expect(found).toMatchObject(facts)
    else expect(found).toBeNull()
  })

  it('in fragments, which count no frames', () => {
    const streams = [
      { ...video, nb_frames: undefined },
      { ...sound, nb_frames: undefined },
    ]
    expect(factsOf(streams).sound).toMatchObject({ index: 1 })
  })

  it('must have video', () => {
    expect(() => factsOf([{ codec_type: 'audio' }])).toThrow(UnreadableVideo)
    expect(() => factsOf([{ codec_type: 'video', width: 0, height: 0 }])).toThrow(UnreadableVideo)
    expect(() => factsOf([cover, sound])).toThrow(UnreadableVideo)
  })
})

describe('the arguments of ffmpeg', () => {
  const video = { codec_type: 'video', width: 640, height: 480, avg_frame_rate: '25/1' }
  const sound = { index: 1, codec_type: 'audio', codec_name: 'aac', channels: 2, channel_layout: 'stereo' }
  const given = (hasSound: boolean) =>
    streamArguments({
      film: factsOf(hasSound ? [video, sound] : [video]),
      pictures: 'scale=640:480',
      rungs: ladderOf({ width: 640, height: 480 }),
      storyboard: storyboardOf({ width: 640, height: 480 }, 60),
      folder: '/f',
    })

  it('make each quality with sound, sound alone and the storyboard', () => {
    const text = given(true).join(' ')
    expect(text).toContain('[0:0]fps=25/1,scale=640:480,split=3[p0][p1][film];[p0]scale=640:480')
    expect(text).toContain(
      'loudnorm=I=-16:TP=-1.5:LRA=11,aresample=48000,aformat=channel_layouts=stereo,asplit=3[a0][a1][a2]',
    )
    expect(text).toContain('-var_stream_map v:0,a:0,name:480 v:1,a:1,name:240 a:2,name:audio /f/%v/index.m3u8')
    expect(text).toContain('expr:gte(t,n_forced*4)')
    expect(text).toContain('tile=10x6[board]')
  })

  it('map no sound of a silent film', () => {
    const text = given(false).join(' ')
    expect(text).not.toMatch(/\[a0\]|loudnorm|aac|name:audio/)
    expect(text).toContain('-var_stream_map v:0,name:480 v:1,name:240')
  })
})

describe('the storyboard', () => {
  it('has one thumbnail per second, and at most a hundred', () => {
    expect(storyboardOf({ width: 1920, height: 1080 }, 7)).toEqual({
      seconds: 1,
      columns: 7,
      rows: 1,
      tile: { width: 160, height: 90 },
    })
    expect(storyboardOf({ width: 1080, height: 1920 }, 1800)).toMatchObject({ seconds: 18, columns: 10, rows: 10 })
  })

  it('lists the position of each thumbnail and ends with the film', () => {
    const board = storyboardOf({ width: 1920, height: 1080 }, 1_100)
    const cues = storyboardTimes(board, 25).split('\n\n')
    expect(cues).toEqual([
      'WEBVTT',
      '00:00:00.000 --> 00:00:11.000\nstoryboard.jpg#xywh=0,0,160,90',
      '00:00:11.000 --> 00:00:22.000\nstoryboard.jpg#xywh=160,0,160,90',
      '00:00:22.000 --> 00:00:25.000\nstoryboard.jpg#xywh=320,0,160,90\n',
    ])
  })
})

describe('the name of a part', () => {
  it.each([
    ['master.m3u8', 'application/vnd.apple.mpegurl'],
    ['720/index.m3u8', 'application/vnd.apple.mpegurl'],
    ['1080/init.mp4', 'video/mp4'],
    ['240/00012.m4s', 'video/mp4'],
    ['audio/00012.m4s', 'audio/mp4'],
    ['storyboard.vtt', 'text/vtt'],
    ['storyboard.jpg', 'image/jpeg'],
    ...[
      '',
      '/',
      '..',
      '../x.mp4',
      '720/../master.m3u8',
      '720',
      '360/init.mp4',
      '720/1.m4s',
      '720/00012.m4s/',
      '720/00012.m4s\n',
      '/720/init.mp4',
      '720\\init.mp4',
      '720//init.mp4',
      'storyboard.jpg\0',
    ].map((name) => [name, null]),
  ] as [string, string | null][])('%j', (name, type) => {
    expect(typeOfStreamFile(name)).toBe(type)
  })
})

describe('watching devices', () => {
  const now = new Date('2026-11-24T12:00:00Z')
  const viewer = (sessionId: string, beganAgo: number, seenAgo: number) => ({
    sessionId,
    beganAt: new Date(now.getTime() - beganAgo * 1000),
    seenAt: new Date(now.getTime() - seenAgo * 1000),
  })
  const three = [viewer('b', 200, 3), viewer('a', 300, 1), viewer('c', 100, 59)]

  it.each([
    ['there is room', three.slice(1), 3, []],
    ['all places are taken', three, 3, ['a']],
    ['the limit was lowered', three, 1, ['a', 'b', 'c']],
    ['one has stopped', [...three.slice(1), viewer('b', 200, 60)], 3, []],
    ['it watches already', [...three.slice(1), viewer('me', 5, 5)], 3, []],
  ])('end when %s', (_name, viewers, limit, ended) => {
    expect(viewersToEnd(viewers, 'me', limit, now)).toEqual(ended)
  })

  it('are those seen in the last minute', () => {
    expect(isViewer(three, 'c', now)).toBe(true)
    expect(isViewer([viewer('c', 100, 60)], 'c', now)).toBe(false)
    expect(isViewer(three, 'me', now)).toBe(false)
  })
})

describe('a failed attempt', () => {
  const full = Object.assign(new Error('x'), { code: 'ENOSPC' })
  const stopped = new Error('ffmpeg was stopped (SIGKILL)')

  it.each([
    ['is repeated in ten minutes', stopped, { attempt: 1 }, 'waiting', 1, 600_000, /ten minutes/],
    ['is the last one the third time', stopped, { attempt: 3 }, 'failed', 3, 0, /three times/],
    ['does not count on a full disk', full, { attempt: 3 }, 'waiting', 2, 3_600_000, /enough space/],
    ['does not count when ffmpeg says so', new Error('No space left on device'), {}, 'waiting', 0, 3_600_000, /hour/],
    ['does not count when the site stops', stopped, { attempt: 3, isStopping: true }, 'waiting', 2, 0, /in a moment/],
    ['is final for an unreadable film', new Error('moov'), { isUnreadable: true }, 'failed', 1, 0, /can’t be prepared/],
  ])('%s', (_name, error, facts, state, attempts, waitMs, problem) => {
    const outcome = afterFailure(error, { attempt: 1, isUnreadable: false, isStopping: false, ...facts })
    expect(outcome).toEqual({ state, attempts, waitMs, problem: expect.stringMatching(problem) as string })
  })
})
