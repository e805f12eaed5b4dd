import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import express from 'express'
import pg from 'pg'
import { givenEnv } from '../../env.ts'

/** Upper limits of this machine: plain `node:http`, and Express with PostgreSQL. Prints their URLs. */
const pool = new pg.Pool({ connectionString: givenEnv()['DATABASE_URL'], max: 20 })

type StoredResponse = { body: Buffer; headers: Record<string, string>; etag: string }
const storedResponses = new Map<string, StoredResponse>()

const plain = createServer((request, response) => {
  const { method, url = '' } = request
  const known = storedResponses.get(url)
  if (method === 'GET' && known) return send(request, response, known)
  if (method === 'GET') return sendRange(request, response, url)
  // A PUT sets the response of this path, or stores a file.
  const work = url.startsWith('/keep') ? keepFile(request, url) : take(request, url)
  work.then(
    () => response.end(),
    () => response.destroy(),
  )
})

function send(request: IncomingMessage, response: ServerResponse, { body, headers, etag }: StoredResponse): void {
  if (request.headers['if-none-match'] === etag) response.writeHead(304, { ETag: etag }).end()
  else response.writeHead(200, headers).end(body)
}

function sendRange(request: IncomingMessage, response: ServerResponse, url: string): void {
  const [, start = '0', end = '0'] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
  const length = Number(end) - Number(start) + 1
  response.writeHead(206, { 'Content-Type': 'video/mp4', 'Content-Length': length })
  createReadStream(url, { start: Number(start), end: Number(end) }).pipe(response)
}

async function take(request: IncomingMessage, url: string): Promise<void> {
  const body = await buffer(request)
  const headers: Record<string, string> = { 'Content-Length': String(body.length) }
  for (const name of ['content-type', 'content-encoding', 'etag']) {
    const value = request.headers[`x-${name}`]
    if (typeof value === 'string') headers[name] = value
  }
  storedResponses.set(url, { body, headers, etag: headers['etag'] ?? '' })
}

const keepFile = (request: IncomingMessage, url: string): Promise<void> =>
  pipeline(request, createWriteStream(url.slice('/keep'.length)))

const app = express()
app.disable('x-powered-by')
app.use(express.json())
app.get('/posts/:id', async (request, response) => {
  const { rows } = await pool.query('select * from posts where id = $1', [request.params.id])
  response.json(rows[0])
})

const carts: number[] = []
app.post('/carts', async (_request, response) => {
  const { rows } = await pool.query<{ id: number }>('insert into carts (key_hash) values ($1) returning id', [
    randomUUID(),
  ])
  if (rows[0]) carts.push(rows[0].id)
  response.status(201).json(rows[0])
})
app.post('/lines', async (request, response) => {
  const { variantId, quantity } = request.body as { variantId: number; quantity: number }
  const { rows } = await pool.query(
    `insert into cart_items (cart_id, variant_id, quantity, price_seen_cents)
     select $1, id, $3, retail_price_cents from variants where id = $2 returning *`,
    [carts.shift(), variantId, quantity],
  )
  response.status(201).json(rows[0])
})

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

process.stdout.write(`limits at ${await listen(plain)} and ${await listen(createServer(app))}\n`)
