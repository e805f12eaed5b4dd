import { createServer, type Server, type Socket } from 'node:net'
import { type Hold, makeHold } from './Hold.ts'

export type Mail = { messageId: string; subject: string; text: string }

export type MailSink = {
  url: string
  mails: Mail[]
  /** Holds whoever has handed a mail over, before they are told that it was taken. */
  hold: (count?: number) => Hold
  /** Nobody answers the door any more, or again. */
  goAway: () => Promise<void>
  comeBack: () => Promise<void>
  close: () => Promise<void>
}

/** As much of a mail server as it takes to be handed mails, and to be asked later which. */
export async function openMailSink(port: number): Promise<MailSink> {
  const mails: Mail[] = []
  const open = new Set<Socket>()
  let stand: ReturnType<typeof makeHold>['stand'] | null = null

  function serve(socket: Socket): void {
    open.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
    const say = (line: string) => socket.write(`${line}\r\n`)
    let said = ''
    let isLetter = false
    say('220 sink')
    socket.on('data', (chunk) => {
      said += chunk.toString()
      for (;;) {
        const end = isLetter ? '\r\n.\r\n' : '\r\n'
        const at = said.indexOf(end)
        if (at === -1) return
        const part = said.slice(0, at)
        said = said.slice(at + end.length)
        if (isLetter) {
          isLetter = false
          mails.push(readMail(part))
          const taken = () => void say('250 taken')
          if (stand) socket.once('close', stand(taken))
          else taken()
        } else if (/^data/i.test(part)) {
          isLetter = true
          say('354 go on')
        } else if (/^quit/i.test(part)) {
          say('221 bye')
          socket.end()
        } else say('250 ok')
      }
    })
  }

  let server: Server
  const listen = () =>
    new Promise<void>((resolve) => {
      server = createServer(serve)
      server.listen(port, '127.0.0.1', resolve)
    })
  const goAway = async () => {
    open.forEach((socket) => socket.destroy())
    await new Promise((resolve) => server.close(resolve))
  }
  await listen()
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    hold: (count = 1) => {
      const hold = makeHold(count, () => (stand = null))
      stand = hold.stand
      return hold
    },
    goAway,
    comeBack: listen,
    close: goAway,
  }
}

const readMail = (text: string): Mail => ({
  messageId: /^Message-ID: (\S+)/im.exec(text)?.[1] ?? '',
  subject: /^Subject: (.+)$/im.exec(text)?.[1] ?? '',
  text,
})
