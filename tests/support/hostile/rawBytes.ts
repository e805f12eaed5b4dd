import { connect, type Socket } from 'node:net'

export function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket))
    socket.on('error', reject)
  })
}

/** @returns what the site sent until it closed the connection, or for 1.5 seconds. */
export async function sendBytes(url: string, bytes: string | Buffer): Promise<string> {
  const socket = await openSocket(url)
  return new Promise((resolve) => {
    let received = ''
    const done = () => {
      socket.destroy()
      resolve(received)
    }
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
    socket.on('close', done)
    socket.on('error', done)
    socket.setTimeout(1500, done)
    socket.end(bytes)
  })
}

/** Keeps its side of the connection open. @returns the response, and whether the site closed the connection. */
export async function upgrade(url: string): Promise<{ received: string; isClosed: boolean }> {
  const socket = await openSocket(url)
  return new Promise((resolve) => {
    let received = ''
    const done = (isClosed: boolean) => {
      socket.destroy()
      resolve({ received, isClosed })
    }
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
    socket.on('end', () => done(true))
    socket.on('close', () => done(true))
    socket.on('error', () => done(true))
    socket.setTimeout(3000, () => done(false))
    socket.write(lines('GET / HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: x'))
  })
}

export const statusesIn = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
export const lines = (...list: string[]) => `${list.join('\r\n')}\r\n\r\n`
export const post = (...headers: string[]) => [
  'POST /api/cart HTTP/1.1',
  'Host: x',
  'Content-Type: application/json',
  ...headers,
]

export const MALFORMED_REQUESTS: [string, string | Buffer][] = [
  ['not HTTP', '\u0000\u0001\u0002\u0003'],
  ['a TLS ClientHello', Buffer.from('160301020001', 'hex')],
  ['a request line without an end', `GET /${'x'.repeat(70_000)}`],
  ['a path of 20,000 characters', lines(`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'Host: x')],
  ['a NUL in the path', lines('GET /api/posts\u0000 HTTP/1.1', 'Host: x')],
  ['a space in the path', lines('GET /api /posts HTTP/1.1', 'Host: x')],
  ['invalid UTF-8 in the path', Buffer.from(lines('GET /\xff\xfe HTTP/1.1', 'Host: x'), 'latin1')],
  ['an unknown method', lines('FROB /api/posts HTTP/1.1', 'Host: x')],
  ['HTTP/9.9', lines('GET / HTTP/9.9', 'Host: x')],
  ['no Host header', lines('GET /api/config HTTP/1.1')],
  ['two Host headers', lines('GET /api/config HTTP/1.1', 'Host: a', 'Host: b', 'Connection: close')],
  [
    'an absolute URL of another host',
    lines('GET http://evil.example/ HTTP/1.1', 'Host: evil.example', 'Connection: close'),
  ],
  ['CONNECT', lines('CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example')],
  ['a header of 100 kB', lines('GET / HTTP/1.1', 'Host: x', `X: ${'x'.repeat(100_000)}`)],
  [
    'ten thousand headers',
    lines('GET / HTTP/1.1', 'Host: x', ...Array.from({ length: 10_000 }, (_, at) => `X${at}: y`)),
  ],
  ['a folded header', lines('GET / HTTP/1.1', 'Host: x', 'X: a', ' b', 'Connection: close')],
  ['a header without a colon', lines('GET / HTTP/1.1', 'Host: x', 'nonsense')],
  ['a NUL in a header', lines('GET / HTTP/1.1', 'Host: x', 'Cookie: stonehunt-token=a\u0000b')],
  [
    'a hundred cookies with one name',
    lines(
      'GET /api/auth/user HTTP/1.1',
      'Host: x',
      `Cookie: ${'stonehunt-token=a.b.c; '.repeat(100)}`,
      'Connection: close',
    ),
  ],
  ['two Content-Length headers', lines(...post('Content-Length: 2', 'Content-Length: 3')) + '{}x'],
  [
    'Content-Length and chunked encoding',
    lines(...post('Content-Length: 4', 'Transfer-Encoding: chunked')) +
      '0\r\n\r\nGET /api/admin/orders.csv HTTP/1.1\r\nHost: x\r\n\r\n',
  ],
  ['an unknown transfer encoding', lines(...post('Transfer-Encoding: xchunked')) + '0\r\n\r\n'],
  ['two transfer encodings', lines(...post('Transfer-Encoding: chunked, identity')) + '0\r\n\r\n'],
  ['a negative Content-Length', lines(...post('Content-Length: -1')) + '{}'],
  ['a Content-Length beyond 64 bits', lines(...post('Content-Length: 99999999999999999999')) + '{}'],
  ['a chunk shorter than its size', lines(...post('Transfer-Encoding: chunked')) + 'ff\r\n{}\r\n0\r\n\r\n'],
  ['a chunk size that is not a number', lines(...post('Transfer-Encoding: chunked')) + 'zz\r\n{}\r\n0\r\n\r\n'],
  ['a chunk of 2⁶⁴ bytes', lines(...post('Transfer-Encoding: chunked')) + 'ffffffffffffffff\r\n{}'],
  ['a truncated body', lines(...post('Content-Length: 500')) + '{"merch'],
  [
    'a body that is not UTF-8',
    Buffer.concat([
      Buffer.from(lines(...post('Content-Length: 4', 'Connection: close'))),
      Buffer.from([0xc0, 0xaf, 0xff, 0xfe]),
    ]),
  ],
  [
    'a gzip encoding without gzip data',
    lines(...post('Content-Length: 2', 'Content-Encoding: gzip', 'Connection: close')) + '{}',
  ],
  [
    'an upgrade to WebSocket',
    lines(
      'GET / HTTP/1.1',
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Key: x',
      'Sec-WebSocket-Version: 13',
    ),
  ],
  [
    'an upgrade to HTTP/2',
    lines(
      'GET /api/config HTTP/1.1',
      'Host: x',
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
    ),
  ],
  ['a bare line feed in a header', lines('GET /api/config HTTP/1.1', 'Host: x\nX-Employee: true', 'Connection: close')],
]
