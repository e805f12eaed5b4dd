import { openEnvironment } from './backup/openEnvironment.ts'
import { print, runProgram } from './backup/runProgram.ts'

/** Prepares all films that have no stream yet, also those that failed. Unless `FILM_STREAMS=command`, the site prepares new films while it runs. */
void runProgram(async () => {
  const stop = await openEnvironment({ mayBeNew: false })
  const [{ openDatabase }, { poolOf }, { hasFfmpeg }, { makeStreams }, { countStreams }] = await Promise.all([
    import('#database/openDatabase.ts'),
    import('#database/poolOf.ts'),
    import('#media/video/hasFfmpeg.ts'),
    import('#domain/content/streams/makeStreams.ts'),
    import('#domain/content/streams/countStreams.ts'),
  ])
  const payload = await openDatabase()
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort())
  try {
    if (!(await hasFfmpeg())) throw new Error('ffmpeg with libx264 is not installed, so films play as files.')
    const req = { payload, pool: poolOf(payload), user: null, now: new Date(), log: payload.logger }
    const isOurs = await makeStreams(req, {
      signal: stopping.signal,
      retriesFailed: true,
      onProgress: ({ filename, progress, problem }) => print(`${filename}: ${problem ?? `${progress} %`}`),
    })
    const { films, ready, failed } = await countStreams(req.pool)
    if (!isOurs) print('the site, or another command, is preparing films at this moment')
    print(`${ready} of ${films} films are prepared${failed > 0 ? `; ${failed} can’t be and play as files` : ''}`)
  } finally {
    await payload.destroy()
    await stop()
  }
})
