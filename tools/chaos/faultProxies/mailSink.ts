import { createServer, type Server, type Socket } from 'node:net'
import { type Breakpoint, createBreakpoint } from './Breakpoint.ts'

export type Mail = { messageId: string; subject: string; text: string }

export type MailSink = {
  url: string
  mails: Mail[]
  /** After the email was stored, before it is confirmed. */
  pause: (count?: number) => Breakpoint
  stop: () => Promise<void>
  start: () => Promise<void>
  close: () => Promise<void>
}

export async function openMailSink(port: number): Promise<MailSink> {
  const mails: Mail[] = []
  const open = new Set<Socket>()
  let wait: ReturnType<typeof createBreakpoint>['wait'] | null = null

  function serve(socket: Socket): void {
    open.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
    const reply = (line: string) => socket.write(`${line}\r\n`)
    let received = ''
    let isInData = false
    reply('220 sink')
    socket.on('data', (chunk) => {
      received += chunk.toString()
      for (;;) {
        const end = isInData ? '\r\n.\r\n' : '\r\n'
        const at = received.indexOf(end)
        if (at === -1) return
        const part = received.slice(0, at)
        received = received.slice(at + end.length)
        if (isInData) {
          isInData = false
          mails.push(readMail(part))
          const confirm = () => void reply('250 taken')
          if (wait) socket.once('close', wait(confirm))
          else confirm()
        } else if (/^data/i.test(part)) {
          isInData = true
          reply('354 go on')
        } else if (/^quit/i.test(part)) {
          reply('221 bye')
          socket.end()
        } else reply('250 ok')
      }
    })
  }

  let server: Server
  const listen = () =>
    new Promise<void>((resolve) => {
      server = createServer(serve)
      server.listen(port, '127.0.0.1', resolve)
    })
  const stop = async () => {
    open.forEach((socket) => socket.destroy())
    await new Promise((resolve) => server.close(resolve))
  }
  await listen()
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    pause: (count = 1) => {
      const breakpoint = createBreakpoint(count, () => (wait = null))
      wait = breakpoint.wait
      return breakpoint
    },
    stop,
    start: listen,
    close: stop,
  }
}

const readMail = (text: string): Mail => ({
  messageId: /^Message-ID: (\S+)/im.exec(text)?.[1] ?? '',
  subject: /^Subject: (.+)$/im.exec(text)?.[1] ?? '',
  text,
})
