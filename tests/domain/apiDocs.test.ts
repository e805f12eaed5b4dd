import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { expect, it, onTestFinished } from 'vitest'
import { apiDocs } from '#server/http/apiDocs.ts'

it('openapi.json is read again after it could not be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-docs-'))
  const file = join(folder, 'openapi.json')
  const app = express()
  for (const [path, handler] of Object.entries(apiDocs(file))) app.get(path, handler)
  const server = app
    .use(((_error, _request, response, _next) => void response.sendStatus(500)) as express.ErrorRequestHandler)
    .listen(0)
  onTestFinished(async () => {
    server.close()
    await rm(folder, { recursive: true })
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.json`
  expect((await fetch(address)).status).toBe(500)
  await writeFile(file, '{ "openapi": "3.1.0" }')
  expect(await (await fetch(address)).json()).toEqual({ openapi: '3.1.0' })
})
