import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { type Database, parsedRows, rows, sql, statement } from '#database/sql.ts'
import { lockPostsOf } from '#domain/community/comments/lockPostsOf.ts'
import { lockThreads } from '#domain/community/comments/lockThreads.ts'
import { lockEmployees, lockSessions } from '#domain/people/people/locks.ts'
import { sessionIdOf } from '../users/sessionIdOf.ts'
import { rejectChangedRole } from './rejectChangedRole.ts'

type Args = { id?: number | string; where?: Where; trash?: boolean }

const WRITES: string[] = ['create', 'update', 'delete', 'restoreVersion']

/**
 * Locks the rows of a panel change before Payload reads them. Payload writes whole rows back; with the lock it reads
 * the latest values, and later statements wait for its commit. The employee's own row is locked and read again, so that
 * a request in flight during a demotion changes nothing.
 *
 * The lock order is that of docs/decisions/030-lock-order.md.
 * @throws Forbidden when the employee got another role or none, was deleted or signed out since the request arrived.
 */
export const lockBeforeWrite: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (!WRITES.includes(operation)) return args
  const tx = await databaseOfRequest(req)
  const ids = await idsOf(req, collection.slug, operation, args as Args)
  await lockUsers(tx, req, collection.slug, ids)
  if (operation === 'delete') await lockDependents(tx, collection.slug, ids)
  if (collection.slug === 'comments') await lockThreads(tx, ids)
  if (collection.slug !== 'users') await lockRows(tx, collection.slug, ids)
  if (collection.slug === 'comments') await lockPostsOf(tx, ids)
  if (req.user) await rejectChangedRole(tx, req.user, sessionIdOf(req))
  const { where } = args as Args
  // A document that matches only since the query was not locked.
  return where ? { ...args, where: { and: [where, { id: { in: ids } }] } } : args
}

async function idsOf(
  req: PayloadRequest,
  slug: string,
  operation: string,
  { id, where, trash }: Args,
): Promise<number[]> {
  if (operation === 'restoreVersion') return parentOf(await databaseOfRequest(req), slug, Number(id))
  if (id !== undefined) return [Number(id)]
  if (!where) return []
  const found = await req.payload.find({
    collection: slug as 'posts',
    where,
    trash,
    req,
    depth: 0,
    pagination: false,
    select: {},
    // Finds the rows to lock; the operation itself checks access.
    overrideAccess: true,
  })
  return found.docs.map((doc) => doc.id)
}

const idRow = z.object({ id: z.number() })

/** A restored version overwrites its whole document, so that one is locked. */
async function parentOf(tx: Database, slug: string, versionId: number): Promise<number[]> {
  const text = `select parent_id as id from "_${tableOf(slug)}_v" where id = $1 and parent_id is not null`
  return (await parsedRows(tx, idRow, { text, values: [versionId] })).map(({ id }) => id)
}

/** Users first: those to be changed, authors whose comment may be approved, and the employee. */
async function lockUsers(tx: Database, { user }: PayloadRequest, slug: string, ids: number[]): Promise<void> {
  const people = slug === 'users' ? [...ids].sort((one, other) => one - other) : await authorsOf(tx, slug, ids)
  if (slug === 'users') {
    await lockEmployees(tx)
    for (const id of people) await lockSessions(tx, id)
  }
  if (people.length > 0) await lockRows(tx, 'users', user ? [...people, user.id] : people)
  else if (user) await tx.query(statement`select id from users where id = ${user.id} for share`)
}

async function authorsOf(tx: Database, slug: string, ids: number[]): Promise<number[]> {
  if (slug !== 'comments') return []
  const authors = sql<{ id: number }>`select distinct author_id as id from comments where id = any(${ids}::int[])`
  return (await rows(tx, authors)).map(({ id }) => id)
}

/** Foreign keys delete a post's comments with it and clear references to a deleted file. */
async function lockDependents(tx: Database, slug: string, ids: number[]): Promise<void> {
  if (slug === 'posts')
    await tx.query(statement`select id from comments where post_id = any(${ids}::int[]) order by id for no key update`)
  if (slug === 'series')
    await tx.query(statement`select id from posts where series_id = any(${ids}::int[]) order by id for no key update`)
  if (slug === 'media')
    await tx.query(statement`
        select id from posts
        where cover_id = any(${ids}::int[]) or preview_id = any(${ids}::int[]) or video_id = any(${ids}::int[]) or seo_image_id = any(${ids}::int[])
          or id in (select _parent_id from posts_images where media_id = any(${ids}::int[]))
          or id in (select post_id from story_media where media_id = any(${ids}::int[]))
        order by id for no key update`)
}

async function lockRows(tx: Database, slug: string, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const text = `select id from "${tableOf(slug)}" where id = any($1::int[]) order by id for no key update`
  await tx.query({ text, values: [ids] })
}

const tableOf = (slug: string): string => slug.replaceAll('-', '_')
