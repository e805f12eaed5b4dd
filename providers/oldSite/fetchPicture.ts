import { createWriteStream } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BYTES } from '#contracts/shared/constants.ts'
import { isPublicHost, isTestHost } from '../receivers/isPublicUrl.ts'
import { publicLookup } from '../receivers/publicLookup.ts'

const TIMEOUT_MS = 20_000
const MAX_REDIRECTS = 3

/** Loads a file of at most 10 MB from a public address into `path`. @returns false if that is not possible. */
export async function fetchPicture(address: string, path: string): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    for (let url = new URL(address), hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const next = await load(url, path, signal)
      if (typeof next === 'boolean') return next
      url = new URL(next, url)
    }
    return false
  } catch {
    return false
  }
}

/** @returns whether the file was written, or where it is instead. */
async function load(url: URL, path: string, signal: AbortSignal): Promise<boolean | string> {
  if (!mayAsk(url)) return false
  const response = await request(url, signal)
  try {
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location) return headers.location
    if (statusCode !== 200) return false
    await pipeline(response, atMost(BYTES.image), createWriteStream(path), { signal })
    return true
  } finally {
    response.destroy()
  }
}

/** A name is checked again when it is resolved. */
function mayAsk({ protocol, hostname, username, password }: URL): boolean {
  const isWeb = ['http:', 'https:'].includes(protocol) && !username && !password
  return isWeb && (isTestHost(hostname) || isPublicHost(hostname))
}

function request(url: URL, signal: AbortSignal): Promise<http.IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    get(url, { lookup: publicLookup, signal, agent: false, headers: { Accept: 'image/*' } }, resolve).on(
      'error',
      reject,
    )
  })
}

function atMost(bytes: number): Transform {
  let left = bytes
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length
      if (left < 0) done(new Error('The picture is too large'))
      else done(null, chunk)
    },
  })
}
