import { changeCoverPhoto } from '#domain/platform/settings/changeCoverPhoto.ts'
import { readSetting, writeSetting } from '#domain/platform/settings/settings.ts'
import { LANGUAGES } from '#contracts/shared/languages.ts'
import { WORDS } from '#contracts/platform/tradeWords.ts'
import { wordKey } from '#contracts/platform/vocabulary.ts'
import { returnsRow, sql, statement } from '#database/sql.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { Req } from '#domain/platform/Req.ts'
import { setUpMembershipPrices } from '#domain/membership/subscriptions/setUpMembershipPrices.ts'
import { finishUploads } from '#domain/platform/uploads/finishUploads.ts'
import { claimUploads } from '#media/claimUploads.ts'
import type { Creator } from './creators/Creator.ts'
import { type DemoFile, demoFiles, uploadDemoFile } from './demoMedia.ts'

/**
 * The demo holds an order for a quarter of an hour, so that changing and canceling it can be tried without waiting long for
 * the rest. Its employee needs no second factor because the password is public.
 */
export async function seedSettings(req: Req, employee: Actor, creator: Creator): Promise<void> {
  await setUpMembershipPrices(req.pool)
  await writeSetting(req.pool, 'order_hold_minutes', '15', false)
  await writeSetting(req.pool, 'parts_off', creator.off.join(','), false)
  await writeSetting(req.pool, 'second_factor_required', 'off', false)
  await seedSite(req, employee, creator)
  await seedCreator(req, employee, creator)
  const [hero] = await demoFiles('hero', creator.mediaList)
  if (!hero || (await readSetting(req.pool, 'cover_photo_url'))) return
  await changeCoverPhoto({ ...req, user: employee }, await uploadDemoFile(req, employee, hero))
}

/** Stores the creator's name, look, texts and words, unless the owner of the demo has changed them. */
async function seedSite(req: Req, employee: Actor, { brand, landing, words, mediaList }: Creator): Promise<void> {
  const { payload, pool } = req
  if (brand && !(await returnsRow(pool, statement`select id from brand limit 1`))) {
    await payload.updateGlobal({ slug: 'brand', data: brand })
    const [mark] = await demoFiles('logo', mediaList)
    const id = mark && (await storePublicFile(req, employee, mark))
    // Payload would look the picture up as a visitor, who must not list files.
    if (id) await pool.query(sql`update brand set logo_id = ${id}, favicon_id = ${id}`)
  }
  const current = await payload.findGlobal({ slug: 'landing' })
  if (landing && !current.creatorName) await payload.updateGlobal({ slug: 'landing', data: landing })
  if (words?.code) await writeSetting(pool, 'code_prefix', words.code, false)
  for (const language of LANGUAGES)
    for (const word of WORDS) {
      const forms = words?.[language]?.[word]
      if (forms) await writeSetting(pool, wordKey(word, language), forms.join(', '), false)
    }
}

/** Adds the creator, who is shown on the landing page, below each post and on the About page. */
async function seedCreator(req: Req, employee: Actor, { creator, mediaList }: Creator): Promise<void> {
  const { creatorName } = await req.payload.findGlobal({ slug: 'landing' })
  if (creatorName) return
  const portrait = await storeFirst(req, employee, 'portrait', mediaList)
  if (!portrait) return
  await req.payload.updateGlobal({
    slug: 'landing',
    data: { creatorName: creator.name, creatorText: creator.text },
  })
  const clip = await storeFirst(req, employee, 'creatorFilm', mediaList)
  const poster = await storeFirst(req, employee, 'creatorPoster', mediaList)
  const signature = await storeFirst(req, employee, 'signature', mediaList)
  // Payload would look the files up as a visitor, who must not list them, and cut the film, which needs ffmpeg.
  await req.pool.query(sql`
    update landing set creator_portrait_id = ${portrait}, creator_film_id = ${clip}, creator_clip_id = ${clip},
      creator_clip_poster_id = ${poster}, creator_signature_id = ${signature}`)
}

/** @returns null if the creator's files have none of the kind. */
async function storeFirst(req: Req, employee: Actor, kind: DemoFile['kind'], list?: string): Promise<number | null> {
  const [file] = await demoFiles(kind, list)
  return file ? storePublicFile(req, employee, file) : null
}

/** @returns the id of a file that everyone may see. */
async function storePublicFile(req: Req, employee: Actor, file: DemoFile): Promise<number | null> {
  const address = await uploadDemoFile(req, employee, file)
  await finishUploads({ ...req, user: employee }, [address])
  const kind = file.kind === 'creatorFilm' ? 'video' : 'image'
  const claimed = await claimUploads(req.pool, { addresses: [address], ownerId: employee.id, kind, now: req.now })
  const [stored] = claimed ?? []
  return stored?.id ?? null
}
