import type { Session } from '#contracts/account.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { StoredSession } from '#domain/people/people/sessions.ts'

export const presentSessions = (sessions: StoredSession[], { sessionId }: Actor): Session[] =>
  sessions.map(({ id, device, network, signedInAt, endsAt }) => ({
    id,
    device: device ?? 'Unknown device',
    network: network ?? 'Unknown network',
    signedInAt: signedInAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isCurrent: id === sessionId,
  }))
