import { changeCoverPhoto } from '#domain/platform/settings/changeCoverPhoto.ts'
import { readSetting, writeSetting } from '#domain/platform/settings/settings.ts'
import { sql } from '#database/sql.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { Req } from '#domain/platform/Req.ts'
import { setUpMembershipPrices } from '#domain/membership/subscriptions/setUpMembershipPrices.ts'
import { finishUploads } from '#domain/platform/uploads/finishUploads.ts'
import { claimUploads } from '#media/claimUploads.ts'
import { demoFiles, uploadDemoFile } from './demoMedia.ts'

/**
 * The demo holds an order for a quarter of an hour, so that changing and canceling it can be tried without waiting long for
 * the rest. Its employee needs no second factor because the password is public.
 */
export async function seedSettings(req: Req, employee: Actor): Promise<void> {
  await setUpMembershipPrices(req.pool)
  await writeSetting(req.pool, 'order_hold_minutes', '15', false)
  await writeSetting(req.pool, 'parts_off', '', false)
  await writeSetting(req.pool, 'second_factor_required', 'off', false)
  await seedCreator(req, employee)
  const [hero] = await demoFiles('hero')
  if (!hero || (await readSetting(req.pool, 'cover_photo_url'))) return
  await changeCoverPhoto({ ...req, user: employee }, await uploadDemoFile(req, employee, hero))
}

/** Who goes hunting: on the landing page, below each post and on the page about it. */
async function seedCreator(req: Req, employee: Actor): Promise<void> {
  const { creatorName } = await req.payload.findGlobal({ slug: 'landing' })
  const [portrait] = await demoFiles('portrait')
  if (creatorName || !portrait) return
  const address = await uploadDemoFile(req, employee, portrait)
  await finishUploads({ ...req, user: employee }, [address])
  const claim = { addresses: [address], ownerId: employee.id, kind: 'image' as const, now: req.now }
  const [picture] = (await claimUploads(req.pool, claim)) ?? []
  await req.payload.updateGlobal({
    slug: 'landing',
    data: {
      creatorName: 'Juno',
      creatorText: [
        'I have opened stones since a gray pebble from my coat pocket turned out to hold hills, a lake and a sunset.',
        'Now I look for the next one, mostly before breakfast, and film what the saw finds. I read every comment, and I answer most.',
      ].join('\n\n'),
    },
  })
  // Payload would look the picture up as a visitor, who must not list files.
  await req.pool.query(sql`update landing set creator_portrait_id = ${picture?.id ?? null}`)
}
