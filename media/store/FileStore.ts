import type { Readable } from 'node:stream'

/** Both ends belong to it, as in HTTP. */
export type ByteRange = { start: number; end: number }

export type StoredFile = { key: string; modifiedAt: Date }

/**
 * Where finished files are kept: this machine's disk or a bucket. Keys are ours: what an upload is called on somebody's
 * computer never becomes part of one.
 */
export type FileStore = {
  /** Takes a finished local file, which is gone afterwards. The key has all of it or does not exist. */
  take: (key: string, path: string, mimeType: string) => Promise<void>
  open: (key: string, range?: ByteRange) => Promise<Readable>
  /** Null when there is no such file. */
  stat: (key: string) => Promise<{ bytes: number; modifiedAt: Date } | null>
  /** A file that is not there is no error. */
  remove: (key: string) => Promise<void>
  copy: (from: string, to: string, mimeType: string) => Promise<void>
  /** Where programs that read only files find it; null when it is not on this machine. */
  localPath: (key: string) => string | null
  /** Every key, a page at a time. */
  list: (prefix?: string) => AsyncIterable<StoredFile[]>
  /** Where a browser may fetch it by itself for a while; null when only the site hands it out. */
  signRead: (key: string, method: 'GET' | 'HEAD') => Promise<string | null>
  /** Where a browser may send exactly so many bytes by itself for so many seconds; null when only the site takes it. */
  signWrite: (key: string, limits: { seconds: number; size: number }) => Promise<string | null>
}

/** For how long an address of the store itself works, in seconds: so long may a lapsed member still watch. */
export const SIGNED_READ_SECONDS = 300
