import { changeCoverPhoto } from '#domain/platform/settings/changeCoverPhoto.ts'
import { readSetting, writeSetting } from '#domain/platform/settings/settings.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { Req } from '#domain/platform/Req.ts'
import { setUpMembershipPrices } from '#domain/membership/subscriptions/setUpMembershipPrices.ts'
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
  const [hero] = await demoFiles('hero')
  if (!hero || (await readSetting(req.pool, 'cover_photo_url'))) return
  await changeCoverPhoto({ ...req, user: employee }, await uploadDemoFile(req, employee, hero))
}
