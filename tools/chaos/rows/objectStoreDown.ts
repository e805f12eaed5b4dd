import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { freePort } from '../../../bin/demo/ports.ts'
import { openHttpProxy } from '../faultProxies/httpProxy.ts'
import type { Testbed } from '../createTestbed.ts'
import type { Row } from '../Row.ts'
import { tally } from '../traffic.ts'
import { picture, publish, upload } from '../uploads.ts'

const BUCKET = 'stone-hunt-faults'
const KEY = 'S3RVER'
const UPLOADS = 10
const LONGEST_MS = 30_000

export const objectStoreDown: Row = {
  name: 'bucket',
  fault: 'F16',
  run: async (testbed, report) => {
    const { proxy, close } = await openBucket(testbed)
    await (await testbed.site()).kill()
    const site = await testbed.startSite({
      S3_BUCKET: BUCKET,
      S3_REGION: 'eu-central-1',
      S3_ENDPOINT: proxy.url,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    })
    const bytes = await picture()
    for (const kind of ['error500', 'reset'] as const) {
      await testbed.pool.query('delete from rate_limits')
      const before = await countPosts(testbed)
      const addresses = await Promise.all(Array.from({ length: UPLOADS }, () => upload(testbed.employee, bytes)))
      proxy.failWith(kind)
      const began = performance.now()
      const rejected = await Promise.all(addresses.map((address) => publish(testbed.employee, address)))
      const took = performance.now() - began
      const storedCount = (await countPosts(testbed)) - before
      proxy.failWith(null)
      const again = await Promise.all(addresses.map((address) => publish(testbed.employee, address)))
      report({
        what: `the file store fails with ${kind}: ${UPLOADS} posts`,
        figure: `${tally(rejected)} after ${(took / 1000).toFixed(1)} s at most, ${storedCount} stored; with the same uploads later ${tally(again)}`,
        goal: '503, no post without its file; the upload can be used later',
        holds:
          site.isAlive() &&
          storedCount === 0 &&
          took <= LONGEST_MS &&
          rejected.every(({ status }) => status === 503) &&
          again.every(({ status }) => status === 201),
      })
    }
    await site.kill()
    await close()
  },
}

async function openBucket({ dataDir }: Testbed) {
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
  const proxy = await openHttpProxy(`http://127.0.0.1:${port}`)
  return {
    proxy,
    close: async () => {
      await proxy.close()
      await server.close()
    },
  }
}

async function countPosts({ pool }: Testbed): Promise<number> {
  return (await pool.query('select 1 from posts')).rowCount ?? 0
}
