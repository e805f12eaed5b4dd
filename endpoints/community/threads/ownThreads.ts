import * as routes from '#contracts/routes/community/threads.ts'
import {
  linkedThreadId,
  ownThreadId,
  readThread as read,
  readThreads as list,
} from '#domain/community/threads/readThreads.ts'
import { writeToThread as write } from '#domain/community/threads/writeToThread.ts'
import type { HttpReq } from '../../authorize.ts'
import { implement } from '../../implement.ts'

const rateLimit = { calls: 60, seconds: 3600 }

export const readThreads = implement(routes.readThreads, (req) => list(req))

export const readThread = implement(routes.readThread, async (req, { params: { id } }) =>
  read(req.pool, await ownThreadId(req, id)),
)

export const writeToThread = implement(
  routes.writeToThread,
  async (req, { params: { id }, input }) => writeAndRead(req, await ownThreadId(req, id), input.message),
  { rateLimit },
)

export const readLinkedThread = implement(
  routes.readLinkedThread,
  async (req, { query: { key } }) => read(req.pool, await linkedThreadId(req, key)),
  { rateLimit: { calls: 300, seconds: 3600 } },
)

export const writeToLinkedThread = implement(
  routes.writeToLinkedThread,
  async (req, { query: { key }, input }) => writeAndRead(req, await linkedThreadId(req, key), input.message),
  { rateLimit },
)

async function writeAndRead(req: HttpReq, id: number, text: string) {
  await write(req, id, text)
  return read(req.pool, id)
}
