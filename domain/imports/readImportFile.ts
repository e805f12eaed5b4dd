import {
  IMPORT_LIMITS,
  type ImportInput,
  isMemberKind,
  isPostKind,
  type MemberKind,
  POST_IMPORT_LIMITS,
  type PostImportKind,
} from '#contracts/imports.ts'
import type { Database } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { listOutsideSubscriptions } from '#providers/stripe/outsideSubscriptions.ts'
import type { Req } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { decodeText } from './decodeText.ts'
import { importProblem } from './importProblem.ts'
import { readPosts } from './posts/readPosts.ts'
import { storePostLines } from './posts/storePostLines.ts'
import { storeProductLines } from './products/productLines.ts'
import { readProducts } from './products/readProducts.ts'
import { readCsv } from './readCsv.ts'
import { readMembers } from './readMembers.ts'
import { storeLines } from './storeLines.ts'
import { findOurs } from './subscriptions/findOurs.ts'
import { storeSubscriptionLines } from './subscriptions/storeSubscriptionLines.ts'
import { unpack } from './unpack.ts'

type ReadFile = {
  /** Lines, without the names of columns. */
  count: number
  /** Decides about each line and stores that. */
  store: (tx: Database, importId: number) => Promise<void>
}

/** @throws ShopError `invalid_import`, `too_large`. */
export async function readImportFile(req: Req, input: ImportInput): Promise<ReadFile> {
  const read = await readKind(req, input)
  if (read.count === 0) throw importProblem('That file has no lines besides the names of its columns.')
  return read
}

function readKind(req: Req, input: ImportInput): Promise<ReadFile> {
  const { kind } = input
  if (kind === 'stripe-subscriptions') return subscriptions(req)
  if (isMemberKind(kind)) return memberFile(input, kind, req.now)
  return isPostKind(kind) ? postFile(input, kind) : productFile(input)
}

async function memberFile({ file, complimentaryUntil }: ImportInput, kind: MemberKind, now: Date): Promise<ReadFile> {
  const lines = readMembers(kind, await readCsv(decodeText(await unpack(file, IMPORT_LIMITS.bytes))))
  const until = complimentaryUntil ? new Date(complimentaryUntil) : null
  return { count: lines.length, store: (tx, importId) => storeLines(tx, lines, { importId, until, now }) }
}

async function postFile({ file, oldSite, isPublished }: ImportInput, kind: PostImportKind): Promise<ReadFile> {
  const bytes = await unpack(file, POST_IMPORT_LIMITS.bytes)
  const read = await readPosts(kind, bytes, { oldSite: oldSite === undefined ? null : new URL(oldSite) })
  return { count: read.posts.length, store: (tx, importId) => storePostLines(tx, read, { importId, isPublished }) }
}

/** @throws ShopError `card_provider_unreachable`. */
async function subscriptions({ pool, now }: Req): Promise<ReadFile> {
  const found = await listOutsideSubscriptions((all) => findOurs(pool, all)).catch((error: unknown) => {
    if (error instanceof CardProviderError) throw new ShopError('card_provider_unreachable', { cause: error })
    throw error
  })
  if (found.length === 0) throw importProblem('There are no other subscriptions in your Stripe account.')
  return { count: found.length, store: (tx, importId) => storeSubscriptionLines(tx, found, { importId, now }) }
}

async function productFile({ file }: ImportInput): Promise<ReadFile> {
  const products = await readProducts(await unpack(file, IMPORT_LIMITS.bytes))
  return { count: products.length, store: (tx, importId) => storeProductLines(tx, products, importId) }
}
