import { problem } from '#contracts/shared/problem.ts'
import {
  type ImportInput,
  isMemberKind,
  isPostKind,
  type MemberKind,
  type PostImportKind,
} from '#contracts/operations/imports.ts'
import type { Database } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { listOutsideSubscriptions } from '#providers/stripe/outsideSubscriptions.ts'
import { ownersCardProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import { MAX_HEAVY_POSTS } from '#domain/platform/heavyWork/limits.ts'
import { HeavyWorkEnded, runHeavy } from '#domain/platform/heavyWork/runHeavy.ts'
import type { Req } from '#domain/platform/Req.ts'
import { importProblem } from './importProblem.ts'
import type { CheckedPosts, readPostFile } from './posts/readPosts.ts'
import { storePostLines } from './posts/storePostLines.ts'
import { storeProductLines } from './products/productLines.ts'
import type { readProductFile } from './products/readProducts.ts'
import type { readMemberFile, ReadLine } from './readMembers.ts'
import { findOurs } from './subscriptions/findOurs.ts'
import { storeSubscriptionLines } from './subscriptions/storeSubscriptionLines.ts'
import { asciiEmail } from '#contracts/shared/asciiEmail.ts'
import { decideMember } from './decideMember.ts'
import { findAccounts } from './findAccounts.ts'
import { insertLines } from './insertLines.ts'

type ReadFile = {
  /** Lines, without the names of columns. */
  count: number
  /** Decides about each line and stores that. */
  store: (tx: Database, importId: number) => Promise<void>
}

/**
 * Files are read in a thread.
 * @param person see `runHeavy`.
 * @throws AppError `invalid_import`, `too_large` and those of `runHeavy`.
 */
export async function readImportFile(req: Req, input: ImportInput, person: string): Promise<ReadFile> {
  const read = await readKind(req, input, person)
  if (read.count === 0) throw importProblem(problem('That file has no lines besides the names of its columns.'))
  return read
}

function readKind(req: Req, input: ImportInput, person: string): Promise<ReadFile> {
  const { kind } = input
  if (kind === 'stripe-subscriptions') return subscriptions(req)
  if (isMemberKind(kind)) return memberFile(input, kind, { now: req.now, person })
  return isPostKind(kind) ? postFile(input, kind, person) : productFile(input, person)
}

async function memberFile(
  { file, columns, complimentaryUntil }: ImportInput,
  kind: MemberKind,
  { now, person }: { now: Date; person: string },
): Promise<ReadFile> {
  const lines = await runHeavy<typeof readMemberFile>('memberFile', [{ file, kind, columns }], { person })
  const until = complimentaryUntil ? new Date(complimentaryUntil) : null
  return { count: lines.length, store: (tx, importId) => storeLines(tx, lines, { importId, until, now }) }
}

async function postFile(input: ImportInput, kind: PostImportKind, person: string): Promise<ReadFile> {
  const read = await readPostsInThread(input, kind, person)
  const { isPublished } = input
  return { count: read.posts.length, store: (tx, importId) => storePostLines(tx, read, { importId, isPublished }) }
}

/** A post that reaches a limit ends its thread. The others are read again without it, and its line says why. */
async function readPostsInThread(
  { file, oldSite }: ImportInput,
  kind: PostImportKind,
  person: string,
): Promise<CheckedPosts> {
  for (const tooHeavy: number[] = []; ;) {
    try {
      return await runHeavy<typeof readPostFile>('postFile', [{ file, kind, oldSite: oldSite ?? null, tooHeavy }], {
        person,
      })
    } catch (error) {
      // Before the first post, the file itself is too much.
      if (!(error instanceof HeavyWorkEnded) || error.step === 0 || tooHeavy.length === MAX_HEAVY_POSTS) throw error
      tooHeavy.push(error.step)
    }
  }
}

/** @throws AppError `card_provider_refused`, `card_provider_unreachable`. */
async function subscriptions({ pool, now }: Req): Promise<ReadFile> {
  const found = await listOutsideSubscriptions((all) => findOurs(pool, all)).catch((error: unknown) => {
    throw error instanceof CardProviderError ? ownersCardProblem(error, 'to list your subscriptions') : error
  })
  if (found.length === 0) throw importProblem(problem('There are no other subscriptions in your Stripe account.'))
  return { count: found.length, store: (tx, importId) => storeSubscriptionLines(tx, found, { importId, now }) }
}

async function productFile({ file, columns }: ImportInput, person: string): Promise<ReadFile> {
  const products = await runHeavy<typeof readProductFile>('productFile', [file, columns], { person })
  return { count: products.length, store: (tx, importId) => storeProductLines(tx, products, importId) }
}

/** Longer ones are no addresses. */
const MAX_KEY = 254

type Of = { importId: number; until: Date | null; now: Date }

async function storeLines(tx: Database, lines: ReadLine[], { importId, until, now }: Of): Promise<void> {
  const keyed = lines.map((read) => ({ ...read, key: asciiEmail(read.member.email.toLowerCase()).slice(0, MAX_KEY) }))
  const { accounts, held } = await findAccounts(tx, [...new Set(keyed.map(({ key }) => key))], now)
  const first = new Map<string, number>()
  const decided = keyed.map(({ line, key, member, problem }) => {
    const account = accounts.get(key) ?? null
    const earlierLine = first.get(key) ?? null
    const situation = { account, isHeld: held.has(key), earlierLine, complimentaryUntil: until }
    const decision = decideMember({ member, problem }, situation)
    // A line that can't be read doesn't hide a later one with the same address.
    if (decision.action !== 'refuse' && earlierLine === null) first.set(key, line)
    return { line, key, json: JSON.stringify(member), userId: account?.id ?? null, ...decision }
  })
  await insertLines(tx, importId, decided)
}
