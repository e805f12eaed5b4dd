import type { Req } from '#domain/platform/Req.ts'

/** The address of the site, to which browsers bind passkeys. */
export function relyingParty({ payload }: Req): { id: string; origin: string } {
  const { hostname, origin } = new URL(payload.config.serverURL)
  return { id: hostname, origin }
}
