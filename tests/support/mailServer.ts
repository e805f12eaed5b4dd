import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A mail server that takes every email, except for the recipients that `refuse` answers. */
export async function startMailServer(refuse: (recipient: string) => string | null) {
  const delivered: { to: string; text: string }[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    const say = (line: string) => socket.write(`${line}\r\n`)
    let [received, to, isData] = ['', '', false]
    socket.on('data', (bytes: Buffer) => {
      received += bytes.toString('latin1')
      for (let end = next(); end >= 0; end = next()) {
        const part = received.slice(0, end)
        received = received.slice(end + (isData ? 5 : 2))
        if (isData) {
          delivered.push({ to, text: part })
          isData = false
          say('250 2.0.0 Queued')
        } else answer(part)
      }
    })
    const next = () => received.indexOf(isData ? '\r\n.\r\n' : '\r\n')
    const answer = (line: string) => {
      if (/^DATA$/i.test(line)) {
        isData = true
        return say('354 Go on')
      }
      if (/^QUIT$/i.test(line)) return socket.end('221 2.0.0 Bye\r\n')
      const recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1]
      if (recipient === undefined) return say('250 OK')
      to = recipient
      return say(refuse(recipient) ?? '250 2.1.5 OK')
    }
    say('220 mail.example.test ESMTP')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
