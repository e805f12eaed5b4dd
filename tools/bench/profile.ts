import { mkdirSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import { resolve } from 'node:path'
import { isMainThread } from 'node:worker_threads'

/** Preloaded into the site. */
const FOLDER = resolve('.data/profiles')

if (isMainThread) {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.start')
  process.on('exit', () => {
    session.post('Profiler.stop', (_error, { profile }) => {
      mkdirSync(FOLDER, { recursive: true })
      writeFileSync(`${FOLDER}/site-${process.pid}.cpuprofile`, JSON.stringify(profile))
    })
  })
}
