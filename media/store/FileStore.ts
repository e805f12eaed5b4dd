import type { Readable } from 'node:stream'

/** Both ends are included, as in HTTP. */
export type ByteRange = { start: number; end: number }

export type StoredFile = { key: string; modifiedAt: Date }

/** Stores finished files, on disk or in a bucket. Keys are generated; a user's file name is never part of one. */
export type FileStore = {
  /** Moves a finished local file into the store. The key then has all of it or does not exist. */
  take: (key: string, path: string, mimeType: string) => Promise<void>
  /** Moves a finished local folder into the store. On disk, all of it appears at once. */
  takeFolder: (folder: string, path: string, typeOf: (name: string) => string) => Promise<void>
  removeFolder: (folder: string) => Promise<void>
  /** The names of the folders in a folder. */
  folders: (folder: string) => AsyncIterable<string[]>
  open: (key: string, range?: ByteRange) => Promise<Readable>
  stat: (key: string) => Promise<{ bytes: number; modifiedAt: Date } | null>
  remove: (key: string) => Promise<void>
  copy: (from: string, to: string, mimeType: string) => Promise<void>
  /** The local path for programs that read only files; null in a bucket. */
  localPath: (key: string) => string | null
  /** Without the files of streams, which can be made again. */
  list: (prefix?: string) => AsyncIterable<StoredFile[]>
  /** A signed URL to read the file; null when the site serves it. */
  signRead: (key: string, method: 'GET' | 'HEAD') => Promise<string | null>
  /** A signed URL to upload exactly this many bytes, of this type, within this many seconds; null when the site receives it. */
  signWrite: (key: string, limits: { seconds: number; size: number; mimeType?: string }) => Promise<string | null>
}

/** Lifetime of signed URLs in seconds; a lapsed member can watch that long. */
export const SIGNED_READ_SECONDS = 300
