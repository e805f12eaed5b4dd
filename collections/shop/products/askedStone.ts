import type { PayloadRequest } from 'payload'
import { idOf } from '#contracts/shared/idOf.ts'

type Asked = { req: PayloadRequest }

/** The find whose stone a new product shall sell: `/collections/products/create?find=12`. */
export const askedFind = ({ req }: Asked): number | undefined => positive(req.query?.['find'])

/** The film and the second in which it came out, where there is no find: `?film=3&second=17`. */
export const askedFilm = ({ req }: Asked): number | undefined => positive(req.query?.['film'])
export const askedSecond = ({ req }: Asked): number | undefined => positive(req.query?.['second'])

function positive(asked: unknown): number | undefined {
  const number = Number(asked)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
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
