import { createServer, request as ask } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, it } from 'vitest'
import { adoptMessages, makeMessages } from '#server/http/messages.ts'

it('gives Express requests and answers that are what it makes of them already', async () => {
  const app = express()
  const messages = makeMessages()
  adoptMessages(app, messages)
  app.set('trust proxy', 1)
  app.get('/where', (request, response) => response.json({ ip: request.ip, isOurs: request.app === app }))
  const kinds: unknown[] = []
  const server = createServer(messages, (request, response) => {
    const before = [request, response].map((message) => Object.getPrototypeOf(message) as unknown)
    app(request, response)
    kinds.push(before.every((kind, at) => kind === Object.getPrototypeOf([request, response][at])))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const asked = ask({ port, path: '/where', headers: { 'X-Forwarded-For': '203.0.113.9' } }).end()
  const [answer] = (await once(asked, 'response')) as [AsyncIterable<Buffer>]
  let text = ''
  for await (const chunk of answer) text += chunk.toString()
  expect(JSON.parse(text)).toEqual({ ip: '203.0.113.9', isOurs: true })
  expect(kinds).toEqual([true])
  server.close()
  server.closeAllConnections()
})
