import type { PayloadRequest } from 'payload'
import { idOf } from '#contracts/idOf.ts'

type Asked = { req: PayloadRequest }

/** The find whose stone a new product shall sell: `/collections/products/create?find=12`. */
export function askedFind({ req }: Asked): number | undefined {
  const id = Number(req.query?.['find'])
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

export const nameOfFind = async (asked: Asked): Promise<string | undefined> => (await readAsked(asked))?.stone

export const frameOfFind = async (asked: Asked): Promise<number | undefined> =>
  idOf((await readAsked(asked))?.frame) ?? undefined

async function readAsked(asked: Asked) {
  const id = askedFind(asked)
  if (id === undefined) return null
  const { req } = asked
  return req.payload.findByID({ collection: 'finds', id, depth: 0, req, overrideAccess: false, disableErrors: true })
}
