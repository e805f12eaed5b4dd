import { Journal, type JournalEntry } from './Journal.ts'
import type { ObjectKind, ObjectKinds, StripeObject } from './objects.ts'

const COMPACT_AFTER_LINES = 20_000

/** `commit` makes changes durable together. */
export class Store {
  readonly #tables = new Map<string, Map<string, unknown>>()
  readonly #kindOf = new Map<string, string>()
  readonly #changed = new Map<string, JournalEntry>()
  readonly #journal: Journal | undefined
  #lines = 0

  constructor(file?: string) {
    if (!file) return
    this.#journal = new Journal(file)
    for (const [table, id, value] of this.#journal.read()) this.#place(table, id, value)
    this.#journal.compact(this.#everything())
  }

  find<Kind extends ObjectKind>(kind: Kind, id: string): ObjectKinds[Kind] | undefined {
    return this.#tables.get(kind)?.get(id) as ObjectKinds[Kind] | undefined
  }

  lookup(id: string): StripeObject | undefined {
    const kind = this.#kindOf.get(id)
    return kind ? (this.#tables.get(kind)?.get(id) as StripeObject | undefined) : undefined
  }

  list<Kind extends ObjectKind>(kind: Kind): ObjectKinds[Kind][] {
    return [...(this.#tables.get(kind)?.values() ?? [])] as ObjectKinds[Kind][]
  }

  save<Kind extends ObjectKind>(object: ObjectKinds[Kind]): ObjectKinds[Kind] {
    this.#write(object.object, object.id, object)
    return object
  }

  note<Value>(table: string, id: string): Value | undefined {
    return this.#tables.get(`:${table}`)?.get(id) as Value | undefined
  }

  notes<Value>(table: string): [string, Value][] {
    return [...(this.#tables.get(`:${table}`) ?? [])] as [string, Value][]
  }

  setNote(table: string, id: string, value: unknown): void {
    this.#write(`:${table}`, id, value)
  }

  dropNote(table: string, id: string): void {
    this.#write(`:${table}`, id, null)
  }

  remove(object: StripeObject): void {
    this.#write(object.object, object.id, null)
  }

  clear({ except }: { except: ObjectKind }): void {
    for (const [table, rows] of this.#tables) {
      if (table !== except) for (const id of [...rows.keys()]) this.#write(table, id, null)
    }
  }

  commit(): void {
    if (this.#changed.size === 0) return
    const entries = [...this.#changed.values()]
    this.#changed.clear()
    if (!this.#journal) return
    this.#journal.append(entries)
    this.#lines += 1
    if (this.#lines < COMPACT_AFTER_LINES) return
    this.#lines = 0
    this.#journal.compact(this.#everything())
  }

  close(): void {
    this.commit()
    this.#journal?.close()
  }

  #write(table: string, id: string, value: unknown): void {
    this.#place(table, id, value)
    this.#changed.set(`${table} ${id}`, [table, id, value])
  }

  #place(table: string, id: string, value: unknown): void {
    const rows = this.#tables.get(table) ?? new Map<string, unknown>()
    this.#tables.set(table, rows)
    if (value === null) rows.delete(id)
    else rows.set(id, value)
    if (!table.startsWith(':')) this.#kindOf.set(id, table)
  }

  *#everything(): Generator<JournalEntry> {
    for (const [table, rows] of this.#tables) for (const [id, value] of rows) yield [table, id, value]
  }
}
