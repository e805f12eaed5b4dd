import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll } from 'vitest'
import { freePort } from '#bin/demo/ports.ts'

export const BUCKET = 'stone-hunt-tests'
const KEY = 'S3RVER'

/** Operators configure this, so that browsers can upload. */
const CORS = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod><AllowedMethod>GET</AllowedMethod>
  <AllowedHeader>*</AllowedHeader></CORSRule></CORSConfiguration>`

export type Bucket = {
  url: string
  keys: () => Promise<string[]>
  stop: () => Promise<void>
  /** At the same address. */
  start: () => Promise<void>
  /** Refuses every request, as a bucket whose policy was changed. */
  isForbidden: boolean
}

/** Checks signatures. Call it before `useSite`. */
export function useBucket(): Bucket {
  const bucket = { isForbidden: false } as Bucket
  let directory: string
  let server: S3rver
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'stone-hunt-bucket-'))
    const port = await freePort(46_000 + Math.floor(Math.random() * 2000))
    bucket.start = async () => {
      server = new S3rver({
        address: '127.0.0.1',
        port,
        directory,
        silent: true,
        vhostBuckets: false,
        configureBuckets: [{ name: BUCKET, configs: [CORS] }],
      })
      server.middleware.splice(-1, 0, signedWithSlash)
      server.middleware.unshift(async (ctx, next) => {
        if (bucket.isForbidden) ctx.status = 403
        else await next()
      })
      await server.run()
    }
    bucket.stop = async () => {
      server.httpServer.closeAllConnections()
      await server.close()
    }
    await bucket.start()
    bucket.url = `http://127.0.0.1:${port}`
    bucket.keys = () => keysIn(join(directory, BUCKET))
    Object.assign(process.env, {
      S3_BUCKET: BUCKET,
      S3_REGION: 'eu-central-1',
      S3_ENDPOINT: bucket.url,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    })
  })
  afterAll(async () => {
    await server.close()
    await rm(directory, { recursive: true, force: true })
  })
  return bucket
}

/** The SDK requests `/bucket/`, but s3rver verifies the signature of `/bucket`. */
const signedWithSlash: S3rver['middleware'][number] = (ctx, next) => {
  if (ctx.path === `/${BUCKET}/`) Object.assign(ctx, { mountPath: '/', state: { ...ctx.state, vhost: true } })
  return next()
}

/** Each object is one file, with metadata in others. */
async function keysIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true })
  return entries.flatMap((name) => /^(.*)\._S3rver_object$/.exec(name)?.[1] ?? []).sort()
}
