import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type Received = { path: string; headers: NodeJS.Dict<string | string[]>; message: unknown }

/** A push service and the browsers behind it: it decrypts what it receives, as RFC 8291 says. */
export async function startPushReceiver() {
  const received: Received[] = []
  const devices = new Map<string, { keys: ECDH; auth: Buffer }>()
  const answers: number[] = []
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = request.url ?? ''
      const status = answers.shift() ?? 201
      const device = devices.get(path)
      if (status === 201 && device)
        received.push({ path, headers: request.headers, message: JSON.parse(decrypt(body, device)) })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    /** Statuses of the next responses; 201 afterwards. */
    answers,
    newDevice() {
      const keys = createECDH('prime256v1')
      const p256dh = keys.generateKeys().toString('base64url')
      const auth = randomBytes(16)
      const path = `/push/${devices.size + 1}`
      devices.set(path, { keys, auth })
      return { endpoint: `http://127.0.0.1:${port}${path}`, keys: { p256dh, auth: auth.toString('base64url') } }
    },
    sentTo: ({ endpoint }: { endpoint: string }) =>
      received.filter(({ path }) => path === new URL(endpoint).pathname).map(({ message }) => message),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const SALT = 16
const HEAD = SALT + 4 + 1
const PUBLIC_KEY = 65
const TAG = 16

function decrypt(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): string {
  const sender = body.subarray(HEAD, HEAD + PUBLIC_KEY)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = hkdf(auth, keys.computeSecret(sender), info, 32)
  const salt = body.subarray(0, SALT)
  const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
  const sealed = body.subarray(HEAD + PUBLIC_KEY)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-TAG))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()])
  return text.subarray(0, text.lastIndexOf(2)).toString()
}

const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))
