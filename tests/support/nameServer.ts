import { createSocket } from 'node:dgram'
import { decode, encode, RECURSION_DESIRED, type StringAnswer, type TxtAnswer, type MxAnswer } from 'dns-packet'

export type NameRecord = StringAnswer | TxtAnswer | MxAnswer

/** Answers with these records, and NXDOMAIN for everything else. */
export async function startNameServer(records: readonly NameRecord[]) {
  const socket = createSocket('udp4')
  socket.on('message', (message, { port, address }) => {
    const { id, questions = [] } = decode(message)
    const [question] = questions
    const ofName = records.filter(({ name }) => name === question?.name.toLowerCase())
    const answers = ofName.filter(({ type }) => type === question?.type)
    const NO_SUCH_NAME = 3
    const flags = RECURSION_DESIRED | (ofName.length === 0 ? NO_SUCH_NAME : 0)
    socket.send(encode({ type: 'response', id, flags, questions, answers }), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}
