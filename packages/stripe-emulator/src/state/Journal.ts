import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export type JournalEntry = [table: string, id: string, value: unknown]

/** Appends each request before its response, so that kill -9 loses nothing acknowledged. Ignores an incomplete last line. */
export class Journal {
  readonly #file: string
  #descriptor: number | undefined

  constructor(file: string) {
    this.#file = file
    mkdirSync(dirname(file), { recursive: true })
  }

  *read(): Generator<JournalEntry> {
    if (!existsSync(this.#file)) return
    for (const line of readFileSync(this.#file, 'utf8').split('\n')) {
      if (!line) continue
      let entries: JournalEntry[]
      try {
        entries = JSON.parse(line) as JournalEntry[]
      } catch {
        return
      }
      yield* entries
    }
  }

  append(entries: JournalEntry[]): void {
    this.#descriptor ??= openSync(this.#file, 'a')
    writeSync(this.#descriptor, `${JSON.stringify(entries)}\n`)
  }

  compact(entries: Iterable<JournalEntry>): void {
    const draft = `${this.#file}.part`
    const descriptor = openSync(draft, 'w')
    for (const entry of entries) writeSync(descriptor, `${JSON.stringify([entry])}\n`)
    fsyncSync(descriptor)
    closeSync(descriptor)
    this.close()
    renameSync(draft, this.#file)
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor)
    this.#descriptor = undefined
  }
}
