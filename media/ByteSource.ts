import { open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { store } from './store/store.ts'

export type ByteSource = {
  size: number
  /** Returns fewer bytes at the end of the file. */
  read: (start: number, length: number) => Promise<Buffer>
}

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
