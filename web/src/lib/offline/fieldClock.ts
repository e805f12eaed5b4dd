const CACHE = 'clock'
const ADDRESS = '/latest-time'
const WRITE_EVERY_MS = 60_000

/** The latest time this device has shown, in milliseconds; notes the present one. */
export async function readFieldClock(now: number): Promise<number> {
  const cache = await caches.open(CACHE)
  const latest = Number(await (await cache.match(ADDRESS))?.text()) || 0
  // Without room for the time, saved posts still open.
  if (now > latest + WRITE_EVERY_MS) await setFieldClock(now).catch(() => undefined)
  return latest
}

/** Once the server has renewed the copies, the device's clock counts as right. */
export async function setFieldClock(now: number): Promise<void> {
  await (await caches.open(CACHE)).put(ADDRESS, new Response(String(now)))
}
