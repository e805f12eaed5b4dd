import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { freePort } from '../../../bin/demo/ports.ts'
import { openHttpGate } from '../gates/httpGate.ts'
import type { Ground } from '../ground.ts'
import type { Row } from '../Row.ts'
import { tally } from '../traffic.ts'
import { picture, publish, upload } from '../uploads.ts'

const BUCKET = 'stone-hunt-faults'
const KEY = 'S3RVER'
const UPLOADS = 10
const LONGEST_MS = 30_000

/** The store of files fails when what was uploaded is about to be used. */
export const bucketAway: Row = {
  name: 'bucket',
  fault: 'F16',
  run: async (ground, tell) => {
    const { gate, close } = await openBucket(ground)
    await (await ground.site()).kill()
    const site = await ground.startSite({
      S3_BUCKET: BUCKET,
      S3_REGION: 'eu-central-1',
      S3_ENDPOINT: gate.url,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    })
    const bytes = await picture()
    for (const kind of ['error500', 'reset'] as const) {
      await ground.pool.query('delete from rate_limits')
      const before = await countPosts(ground)
      const addresses = await Promise.all(Array.from({ length: UPLOADS }, () => upload(ground.employee, bytes)))
      gate.trouble(kind)
      const began = performance.now()
      const away = await Promise.all(addresses.map((address) => publish(ground.employee, address)))
      const took = performance.now() - began
      const stored = (await countPosts(ground)) - before
      gate.trouble(null)
      const again = await Promise.all(addresses.map((address) => publish(ground.employee, address)))
      tell({
        what: `the store of files answers with ${kind}: ${UPLOADS} posts`,
        figure: `${tally(away)} after ${(took / 1000).toFixed(1)} s at most, ${stored} stored; with the same uploads later ${tally(again)}`,
        goal: '503, no post without its file; the upload is used later',
        holds:
          site.isAlive() &&
          stored === 0 &&
          took <= LONGEST_MS &&
          away.every(({ status }) => status === 503) &&
          again.every(({ status }) => status === 201),
      })
    }
    await site.kill()
    await close()
  },
}

async function openBucket({ dataDir }: Ground) {
  const directory = join(dataDir, 'bucket')
  await mkdir(directory)
  const port = await freePort(46_300)
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  await server.run()
  const gate = await openHttpGate(`http://127.0.0.1:${port}`)
  return {
    gate,
    close: async () => {
      await gate.close()
      await server.close()
    },
  }
}

async function countPosts({ pool }: Ground): Promise<number> {
  return (await pool.query('select 1 from posts')).rowCount ?? 0
}
