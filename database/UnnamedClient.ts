import pg from 'pg'

type Query = (...args: unknown[]) => unknown

/**
 * Sends no names of prepared statements, ours or a library's: a pooler of transactions changes the connection, and the next one
 * does not know the name, or has it for another client.
 */
export class UnnamedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const send = this.query.bind(this) as Query
    const query: Query = (statement, ...rest) => send(withoutName(statement), ...rest)
    this.query = query as typeof this.query
  }
}

/** Streams and cursors send themselves. */
const withoutName = (statement: unknown): unknown =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
    ? { ...statement, name: undefined }
    : statement
