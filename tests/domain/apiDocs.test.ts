import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import express from 'express'
import { afterAll, expect, it, vi } from 'vitest'
import { projectRoot } from '#env'
import { apiDocs } from '#server/http/apiDocs.ts'

vi.mock('#env', async (original) => {
  const { tmpdir } = await import('node:os')
  return { ...(await original<object>()), projectRoot: `${tmpdir()}/stone-hunt-docs-${process.pid}` }
})

const app = express()
for (const [path, handler] of Object.entries(apiDocs())) app.get(path, handler)
const server = app
  .use(((_error, _request, response, _next) => void response.sendStatus(500)) as express.ErrorRequestHandler)
  .listen(0)
afterAll(async () => {
  server.close()
  await rm(projectRoot, { recursive: true, force: true })
})

it('openapi.json is read again after it could not be read', async () => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.json`
  expect((await fetch(address)).status).toBe(500)
  await mkdir(projectRoot, { recursive: true })
  await writeFile(join(projectRoot, 'openapi.json'), '{ "openapi": "3.1.0" }')
  expect(await (await fetch(address)).json()).toEqual({ openapi: '3.1.0' })
})
