import { connect, createServer, type Socket } from 'node:net'
import { type Breakpoint, createBreakpoint } from './Breakpoint.ts'
import { type PostgresMessage, createMessageReader, statementOf } from './postgresMessages.ts'

export type Point = {
  pattern: RegExp
  /** `after`: PostgreSQL has run the statement, the site has no response yet. */
  when: 'before' | 'after'
  /** Only in transactions that ran such a statement. */
  inTransactionWith?: RegExp
}

export type DatabaseProxy = {
  port: number
  pause: (point: Point, count?: number) => Breakpoint
  close: () => Promise<void>
}

type ActiveBreakpoint = Point & { wait: (resume: () => void) => () => void }

const READY = 'Z'.charCodeAt(0)

/** Parses enough of the protocol to pause at a statement, so that a process can be killed exactly there. */
export async function openDatabaseProxy(target: number, port: number): Promise<DatabaseProxy> {
  const breakpoints = new Set<ActiveBreakpoint>()
  const open = new Set<Socket>()
  const server = createServer((site) => {
    const database = connect(target, '127.0.0.1')
    for (const socket of [site, database]) {
      socket.setNoDelay(true)
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        site.destroy()
        database.destroy()
      })
    }
    forward(site, database, breakpoints)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port,
    pause: (point, count = 1) => {
      const breakpoint = createBreakpoint(count, () => breakpoints.delete(active))
      const active: ActiveBreakpoint = { ...point, wait: breakpoint.wait }
      breakpoints.add(active)
      return breakpoint
    },
    close: async () => {
      open.forEach((socket) => socket.destroy())
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function forward(site: Socket, database: Socket, breakpoints: Set<ActiveBreakpoint>): void {
  const named = new Map<string, string>()
  let transaction: string[] = []
  let waiting: PostgresMessage[] | null = null
  let answers: Buffer[] | null = null
  let awaited: ActiveBreakpoint | null = null

  const isAt = ({ pattern, inTransactionWith }: ActiveBreakpoint, text: string) =>
    pattern.test(text) && (!inTransactionWith || transaction.some((earlier) => inTransactionWith.test(earlier)))

  function send(message: PostgresMessage): void {
    const text = statementOf(message, named)
    if (text !== null) {
      if (/^begin/i.test(text)) transaction = []
      const active = [...breakpoints].find((candidate) => isAt(candidate, text))
      transaction.push(text)
      if (active?.when === 'before') {
        waiting = [message]
        const cancel = active.wait(() => {
          const held = waiting ?? []
          waiting = null
          held.forEach((one) => database.write(one.bytes))
        })
        site.once('close', cancel)
        return
      }
      if (active) awaited = active
    }
    database.write(message.bytes)
  }

  const read = createMessageReader()
  site.on('data', (chunk: Buffer) => {
    for (const message of read(chunk)) {
      if (waiting) waiting.push(message)
      else send(message)
    }
  })
  database.on('data', (chunk: Buffer) => {
    if (!awaited) return void site.write(chunk)
    answers ??= []
    answers.push(chunk)
    const all = Buffer.concat(answers)
    if (all.at(-6) !== READY) return
    const cancel = awaited.wait(() => {
      answers = null
      awaited = null
      site.write(all)
    })
    site.once('close', cancel)
  })
}
