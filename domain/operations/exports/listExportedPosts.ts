import { z } from 'zod'
import { type Story, storySchema } from '#contracts/content/story.ts'
import { type Database, type Json, rows, sql } from '#database/sql.ts'

export type ExportedFile = { id: number; filename: string; alt: string }

export type ExportedPost = {
  id: number
  title: string
  description: string
  kind: string
  status: string
  isMembersOnly: boolean
  publicAt: Date | null
  createdAt: Date
  body: Story | null
  /** Null for most. */
  german: { title: string; description: string; body: Story | null } | null
  film: ExportedFile | null
  cover: ExportedFile | null
  images: ExportedFile[]
  /** Of its text. */
  files: ExportedFile[]
}

const PAGE = 100

/** All posts but those in the trash, oldest first. */
export async function* listExportedPosts(database: Database): AsyncGenerator<ExportedPost> {
  for (let after = 0; ;) {
    const page = await rows(
      database,
      sql<{
        id: number
        title: string
        description: string
        kind: string
        status: string
        isMembersOnly: boolean
        publicAt: Date | null
        createdAt: Date
        body: Json | null
        germanTitle: string | null
        germanDescription: string | null
        germanBody: Json | null
        filmId: number | null
        coverId: number | null
        imageIds: unknown
        fileIds: unknown
      }>`
        select p.id, p.title, coalesce(p.description, '') as description, p.category::text as kind, p.status::text as status,
          p.is_subscriber_only as "isMembersOnly", p.public_at as "publicAt", p.created_at as "createdAt", p.body,
          p.german_title as "germanTitle", p.german_description as "germanDescription", p.german_body as "germanBody",
          p.video_id as "filmId", p.cover_id as "coverId",
          array(select i.media_id from posts_images i where i._parent_id = p.id and i.media_id is not null order by i._order) as "imageIds",
          array(select s.media_id from story_media s where s.post_id = p.id order by s.media_id) as "fileIds"
        from posts p where p.id > ${after} and p.deleted_at is null order by p.id limit ${PAGE}`,
    )
    const files = await findExportedFiles(database, page.flatMap(idsOf))
    const all = (ids: unknown) => idsIn(ids).flatMap((id) => files.get(id) ?? [])
    for (const {
      filmId,
      coverId,
      imageIds,
      fileIds,
      body,
      germanTitle,
      germanDescription,
      germanBody,
      ...post
    } of page)
      yield {
        ...post,
        body: storySchema.nullable().parse(body),
        german: germanTitle
          ? {
              title: germanTitle,
              description: germanDescription ?? '',
              body: storySchema.nullable().parse(germanBody),
            }
          : null,
        film: files.get(filmId ?? 0) ?? null,
        cover: files.get(coverId ?? 0) ?? null,
        images: all(imageIds),
        files: all(fileIds),
      }
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = last.id
  }
}

type WithFiles = { filmId: number | null; coverId: number | null; imageIds: unknown; fileIds: unknown }

const idsOf = ({ filmId, coverId, imageIds, fileIds }: WithFiles): (number | null)[] => [
  filmId,
  coverId,
  ...idsIn(imageIds),
  ...idsIn(fileIds),
]

/** Those that exist, by their ids. */
export async function findExportedFiles(
  database: Database,
  wanted: (number | null)[],
): Promise<Map<number, ExportedFile>> {
  const ids = wanted.filter((id) => id !== null)
  const found = await rows(
    database,
    sql<{ id: number; filename: string; alt: string }>`
      select id, filename, coalesce(alt, '') as alt from media where id = any(${ids}::int[]) and filename is not null`,
  )
  return new Map(found.map(({ id, filename, alt }) => [id, { id, filename, alt }]))
}

const idsIn = (ids: unknown): number[] => z.array(z.number()).parse(ids)
