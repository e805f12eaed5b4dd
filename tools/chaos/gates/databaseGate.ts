import { connect, createServer, type Socket } from 'node:net'
import { type Hold, makeHold } from './Hold.ts'
import { type Frame, readFrames, statementOf } from './frames.ts'

export type Moment = {
  /** The statement. */
  of: RegExp
  /** Before PostgreSQL hears of it; or after PostgreSQL has done it and before the site hears that. */
  when: 'before' | 'after'
  /** Only in transactions that had such a statement before. */
  within?: RegExp
}

export type DatabaseGate = {
  port: number
  /** Holds every connection that comes to this moment. */
  hold: (moment: Moment, count?: number) => Hold
  close: () => Promise<void>
}

type Watch = Moment & { stand: (goOn: () => void) => () => void }

const READY = 'Z'.charCodeAt(0)

/**
 * Stands between the site and PostgreSQL and understands as much of what is said as it takes to hold a connection at a
 * named statement. Whoever is killed while they are held was killed at that very moment.
 */
export async function openDatabaseGate(target: number, port: number): Promise<DatabaseGate> {
  const watches = new Set<Watch>()
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
    passOn(site, database, watches)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port,
    hold: (moment, count = 1) => {
      const hold = makeHold(count, () => watches.delete(watch))
      const watch: Watch = { ...moment, stand: hold.stand }
      watches.add(watch)
      return hold
    },
    close: async () => {
      open.forEach((socket) => socket.destroy())
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function passOn(site: Socket, database: Socket, watches: Set<Watch>): void {
  const named = new Map<string, string>()
  let transaction: string[] = []
  /** What waits until a held connection goes on. */
  let waiting: Frame[] | null = null
  let answers: Buffer[] | null = null
  let awaited: Watch | null = null

  const isAt = ({ of, within }: Watch, text: string) =>
    of.test(text) && (!within || transaction.some((earlier) => within.test(earlier)))

  function send(frame: Frame): void {
    const text = statementOf(frame, named)
    if (text !== null) {
      if (/^begin/i.test(text)) transaction = []
      const watch = [...watches].find((candidate) => isAt(candidate, text))
      transaction.push(text)
      if (watch?.when === 'before') {
        waiting = [frame]
        const leave = watch.stand(() => {
          const held = waiting ?? []
          waiting = null
          held.forEach((one) => database.write(one.bytes))
        })
        site.once('close', leave)
        return
      }
      if (watch) awaited = watch
    }
    database.write(frame.bytes)
  }

  const read = readFrames()
  site.on('data', (chunk: Buffer) => {
    for (const frame of read(chunk)) {
      if (waiting) waiting.push(frame)
      else send(frame)
    }
  })
  database.on('data', (chunk: Buffer) => {
    if (!awaited) return void site.write(chunk)
    answers ??= []
    answers.push(chunk)
    const all = Buffer.concat(answers)
    if (all.at(-6) !== READY) return
    const leave = awaited.stand(() => {
      answers = null
      awaited = null
      site.write(all)
    })
    site.once('close', leave)
  })
}
