import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { basename, extname } from 'node:path'
import type { Actor } from '#domain/platform/Actor.ts'
import { createPost } from '#domain/content/posts/createPost.ts'
import { makePreview } from '#domain/content/posts/makePreview.ts'
import { saveVersions } from '#domain/content/posts/saveVersions.ts'
import type { Req } from '#domain/platform/Req.ts'
import { inPayloadTransaction } from '#database/inPayloadTransaction.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'
import { claimUploads } from '#media/claimUploads.ts'
import { hasFfmpeg } from '#media/video/hasFfmpeg.ts'
import { type DemoFile, demoFiles, uploadDemoFile } from './demoMedia.ts'
import type { People } from './people.ts'
import { type DemoPlace, type DemoPost, postList } from './postList.ts'

/** @param list newest first. @param mediaList the file that lists their pictures and films. */
export async function seedPosts(
  req: Req,
  { employee, member }: People,
  list: DemoPost[],
  mediaList: string,
): Promise<void> {
  const [films, pictures, covers] = await Promise.all([
    demoFiles('video', mediaList),
    demoFiles('gallery', mediaList),
    demoFiles('cover', mediaList),
  ])
  const named = (files: DemoFile[], name: string | undefined) =>
    files.filter(({ file }) => name !== undefined && basename(file, extname(file)) === name)
  // Oldest first, so that ids grow with time within the list.
  for (const post of [...list].reverse()) {
    const known = await returnsRow(req.pool, statement`select id from posts where title = ${post.title}`)
    if (known || (post.needsFfmpeg && !(await hasFfmpeg()))) continue
    const files = post.film ? named(films, post.film) : (post.pictures ?? []).flatMap((name) => named(pictures, name))
    await seedPost(req, post.isPending ? member : employee, post, files, named(covers, post.cover)[0])
  }
}

async function seedPost(
  req: Req,
  author: Actor,
  post: DemoPost,
  files: DemoFile[],
  cover: DemoFile | undefined,
): Promise<void> {
  const addresses = await Promise.all(files.map((file) => uploadDemoFile(req, author, file)))
  const content = { title: post.title, description: post.description, isSubscriberOnly: !post.isPublic }
  const id = await createPost(
    { ...req, user: author },
    post.film
      ? { ...content, type: 'video', videoURL: addresses[0] }
      : { ...content, type: 'gallery', imageURLs: addresses },
  )
  const createdAt = new Date(req.now.getTime() - post.daysAgo * DAY_MS - 3_600_000)
  const inDays = (days: number | undefined) => (days === undefined ? null : new Date(req.now.getTime() + days * DAY_MS))
  await inTransaction(req.pool, async (tx) => {
    await tx.query(statement`select set_config('stone_hunt.sets_counters', 'on', true)`)
    await tx.query(sql`
    update posts set created_at = ${createdAt}, view_count = ${post.views}, category = ${post.category ?? 'hunt'}::enum_posts_category,
      public_at = ${inDays(post.publicInDays)}, publish_at = ${inDays(post.appearsInDays)},
      status = case when ${post.appearsInDays !== undefined} then 'scheduled'::enum_posts_status else status end
    where id = ${id}`)
  })
  if (post.place) await assignPlace(req, id, post.place)
  if (cover) await assignCover(req, author, id, cover)
  await saveOnlyVersion(req, id)
}

/** As if the post had been created as it is now. */
const saveOnlyVersion = ({ payload }: Req, id: number): Promise<void> =>
  inPayloadTransaction(payload, async (tx, transaction) => {
    await tx.query(sql`delete from _posts_v where parent_id = ${id}`)
    await saveVersions(payload, transaction, [id])
  })

/** Cuts the clips that everyone can watch, which takes longer than all else of a post. */
export async function seedPreviews(req: Req, employee: Actor): Promise<void> {
  if (!(await hasFfmpeg())) return
  for (const { title, previewFrom } of postList) {
    if (previewFrom === undefined) continue
    const post = await row(
      req.pool,
      sql<{ id: number }>`select id from posts where title = ${title} and preview_id is null`,
    )
    if (!post) continue
    await assignPreview(req, employee, post.id, previewFrom)
    await saveOnlyVersion(req, post.id)
  }
}

async function assignPlace({ pool, now }: Req, id: number, { state, exact, collecting }: DemoPlace): Promise<void> {
  const [latitude = null, longitude = null] = exact ?? []
  const checkedOn = collecting ? new Date(now.getTime() - collecting.checkedDaysAgo * DAY_MS) : null
  await pool.query(sql`
    update posts set place_state = ${state}::enum_posts_place_state, place_latitude = ${latitude}, place_longitude = ${longitude},
      collecting_rule = ${collecting?.rule ?? null}, collecting_source_url = ${collecting?.sourceUrl ?? null},
      collecting_checked_on = ${checkedOn}
    where id = ${id}`)
}

async function assignCover(req: Req, author: Actor, postId: number, cover: DemoFile): Promise<void> {
  const address = await uploadDemoFile(req, author, cover)
  await inTransaction(req.pool, async (tx) => {
    const [file] =
      (await claimUploads(tx, { addresses: [address], ownerId: author.id, kind: 'image', now: req.now })) ?? []
    if (file) await tx.query(sql`update posts set cover_id = ${file.id} where id = ${postId}`)
  })
}

async function assignPreview(req: Req, author: Actor, postId: number, second: number): Promise<void> {
  const clipId = await makePreview({ ...req, user: author }, postId, second)
  await req.pool.query(sql`update posts set preview_id = ${clipId} where id = ${postId}`)
}
