import { createHash } from 'node:crypto'
import pg from 'pg'

export type Statement = {
  text: string
  values: unknown[]
  /** Planned once for each connection under this name. */
  name?: string
}

/** Whatever can run a statement: the pool, or one client inside a transaction. */
export type Database = { query: (config: pg.QueryConfig) => Promise<pg.QueryResult> }

// Payload stores numbers as numeric and counts come as int8; both fit a JavaScript number here.
const NUMERIC = 1700
const INT8 = 20
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === NUMERIC || oid === INT8) return Number
    return pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown
  },
}

/** Builds a parameterised statement; a nested `sql` fragment is spliced in, everything else becomes a parameter. */
export function sql(strings: TemplateStringsArray, ...values: unknown[]): Statement {
  let text = ''
  const parameters: unknown[] = []
  strings.forEach((part, index) => {
    text += part
    if (index >= values.length) return
    const value = values[index]
    if (isStatement(value)) {
      text += value.text.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + parameters.length}`)
      parameters.push(...value.values)
    } else {
      parameters.push(value)
      text += `$${parameters.length}`
    }
  })
  return { text, values: parameters }
}

const names = new Map<string, string>()

/**
 * Has PostgreSQL plan a statement once for each connection instead of each time: for what is asked often and whose text
 * is always the same few. What stands in parameters must not decide how it is best found.
 */
export function prepared({ text, values }: Statement): Statement {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 16)
  names.set(text, name)
  return { text, values, name }
}

/** Runs a statement and returns its rows. The caller states the row's shape beside the statement. */
export async function rows<Row>(database: Database, statement: Statement): Promise<Row[]> {
  const result = await database.query({ ...statement, types })
  return result.rows as Row[]
}

/** The first row, or null. */
export async function row<Row>(database: Database, statement: Statement): Promise<Row | null> {
  return (await rows<Row>(database, statement))[0] ?? null
}

function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'text' in value && 'values' in value
}
