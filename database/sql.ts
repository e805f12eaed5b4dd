import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { ZodType } from 'zod'
import { typeParsers } from './typeParsers.ts'

declare const shape: unique symbol

export type Statement<Row = unknown> = {
  text: string
  values: unknown[]
  /** A prepared statement's name. */
  name?: string
  /** For the compiler only. */
  readonly [shape]?: Row
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

type Value = string | number | boolean | Date | Buffer | null | readonly (string | number | Date | null)[]

export type Database = { query: (config: pg.QueryConfig) => Promise<pg.QueryResult> }

/**
 * A complete statement; every value becomes a parameter. The linter compares `Row` with what a migrated database
 * returns, see `tools/lint/lint.ts`.
 */
export function sql<Row = never>(strings: TemplateStringsArray, ...values: Value[]): Statement<Row> {
  return joinParts(strings, values) as Statement<Row>
}

/** A complete, checked statement whose rows are not read. */
export function statement(strings: TemplateStringsArray, ...values: Value[]): Statement {
  return joinParts(strings, values)
}

/** A statement built at run time; nested statements are spliced in. The linter can't check it: read it with `parsedRows`. */
export function dynamicSql(strings: TemplateStringsArray, ...values: (Value | Statement)[]): Statement {
  return joinParts(strings, values)
}

/** A checked `select` with conditions, an order or a lock; the row type stays. */
export function extended<Row>(select: Statement<Row>, tail: Statement): Statement<Row> {
  return dynamicSql`${select} ${tail}` as Statement<Row>
}

function joinParts(strings: TemplateStringsArray, values: (Value | Statement)[]): Statement {
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

/** Planned once per connection, for frequent statements whose best plan does not depend on the parameters. */
export function prepared<Row>({ text, values }: Statement<Row>): Statement<Row> {
  return { text, values, name: createHash('sha256').update(text).digest('base64url').slice(0, 16) }
}

export async function rows<Row>(database: Database, statement: Statement<Row>): Promise<Row[]> {
  return (await run(database, statement)) as Row[]
}

export async function row<Row>(database: Database, statement: Statement<Row>): Promise<Row | null> {
  return (await rows(database, statement))[0] ?? null
}

export async function returnsRow(database: Database, statement: Statement): Promise<boolean> {
  return (await run(database, statement)).length > 0
}

export async function parsedRows<Row>(database: Database, shape: ZodType<Row>, statement: Statement): Promise<Row[]> {
  return (await run(database, statement)).map((found) => shape.parse(found))
}

export async function parsedRow<Row>(
  database: Database,
  shape: ZodType<Row>,
  statement: Statement,
): Promise<Row | null> {
  return (await parsedRows(database, shape, statement))[0] ?? null
}

async function run(database: Database, { text, values, name }: Statement): Promise<unknown[]> {
  const result = await database.query({ text, values, ...(name && { name }), types: typeParsers })
  return result.rows as unknown[]
}

function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'text' in value && 'values' in value
}
