import { open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { store } from './store/store.ts'

/** A file to look into: its size, and any part of it without the rest. */
export type ByteSource = {
  size: number
  /** Fewer bytes than asked for where the file ends. */
  read: (start: number, length: number) => Promise<Buffer>
}

/** Looks into a file of this machine. */
export async function withFile<Result>(path: string, look: (file: ByteSource) => Promise<Result>): Promise<Result> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (start: number, length: number) => {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - start)))
      const { bytesRead } = await file.read(bytes, 0, bytes.length, start)
      return bytes.subarray(0, bytesRead)
    }
    return await look({ size, read })
  } finally {
    await file.close()
  }
}

/** Looks into a stored file, fetching only what is read: of a film of two gigabytes, a few kilobytes. */
export async function storedBytes(key: string): Promise<ByteSource | null> {
  const found = await store().stat(key)
  if (!found) return null
  const size = found.bytes
  const read = async (start: number, length: number) => {
    const end = Math.min(start + length, size) - 1
    return end < start ? Buffer.alloc(0) : buffer(await store().open(key, { start, end }))
  }
  return { size, read }
}
