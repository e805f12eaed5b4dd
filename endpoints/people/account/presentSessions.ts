import { deviceName } from '#contracts/people/deviceName.ts'
import { textsIn } from '#texts/textsIn.ts'
import type { Session } from '#contracts/people/account.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { StoredSession } from '#domain/people/people/sessions.ts'

export const presentSessions = (sessions: StoredSession[], { sessionId }: Actor): Session[] =>
  sessions.map(({ id, browser, system, network, signedInAt, endsAt }) => ({
    id,
    device: deviceName({ browser, system }, textsIn('en')),
    browser,
    system,
    network: network ?? 'Unknown network',
    signedInAt: signedInAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isCurrent: id === sessionId,
  }))
