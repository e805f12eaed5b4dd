import { oidcHost } from '#providers/oidc/client.ts'
import type { Req } from '#domain/platform/Req.ts'
import { parseVisit, type Visit } from './parseVisit.ts'

/** @param wantedPath where the visitor asked to go after signing up. */
export function visitOf({ payload }: Pick<Req, 'payload'>, text: string | undefined, wantedPath?: string): Visit {
  const own = new URL(payload.config.serverURL).hostname
  return parseVisit(text, [own, oidcHost()], wantedPath)
}
