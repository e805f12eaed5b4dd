import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { markdownArchive, type MarkdownDocument } from '#domain/operations/exports/markdownArchive.ts'

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }

async function* documents(count: number, progress = { read: 0, hasStopped: false }): AsyncGenerator<MarkdownDocument> {
  try {
    for (let number = 1; number <= count; number++) {
      progress.read = number
      // Doesn't become smaller by compressing.
      const text = randomBytes(48_000).toString('base64')
      yield { path: `posts/${number}.md`, text: `${number} ${text}`, mtime: new Date(0), files: [] }
      await setImmediate()
    }
  } finally {
    progress.hasStopped = true
  }
}

describe('a ZIP of Markdown', () => {
  it('has all documents, in their order', async () => {
    const zip = await buffer(markdownArchive({ log }, documents(30)))
    const files = unzipSync(new Uint8Array(zip))
    const numbers = Array.from({ length: 30 }, (_, index) => index + 1)
    expect(Object.keys(files)).toEqual(numbers.map((number) => `posts/${number}.md`))
    expect(Object.values(files).map((file) => Number.parseInt(strFromU8(file), 10))).toEqual(numbers)
  })

  it('reads no further than its receiver, and stops when the receiver leaves', async () => {
    const progress = { read: 0, hasStopped: false }
    for await (const chunk of markdownArchive({ log }, documents(300, progress))) {
      expect(chunk.length).toBeGreaterThan(0)
      // In the meantime another archive is read as fast as it can be.
      await buffer(markdownArchive({ log }, documents(30)))
      expect(progress.read).toBeLessThan(10)
      break
    }
    await expect.poll(() => progress.hasStopped).toBe(true)
    expect(progress.read).toBeLessThan(10)
  })

  it('fails as its documents do', async () => {
    async function* broken(): AsyncGenerator<MarkdownDocument> {
      yield* documents(2)
      throw new Error('The database has gone')
    }
    await expect(buffer(markdownArchive({ log }, broken()))).rejects.toThrow('The database has gone')
  })
})
