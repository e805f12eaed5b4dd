import { z } from 'zod'
import { PROOF_MINUTES } from '#contracts/shared/constants.ts'
import { ROLES } from '#contracts/platform/roles.ts'

const KEY = 'stonehunt-invitation'

const invitationSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
})
export type Invitation = z.infer<typeof invitationSchema>

const keptSchema = z.object({ invitation: invitationSchema, at: z.number() })

/** For the page that confirms who invites: in this tab, for as long as that confirmation counts. */
export function keepInvitation(invitation: Invitation): void {
  withStorage(() => sessionStorage.setItem(KEY, JSON.stringify({ invitation, at: Date.now() })))
}

export function keptInvitation(): Invitation | null {
  const { data } = keptSchema.safeParse(withStorage(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown))
  return data && Date.now() - data.at < PROOF_MINUTES * 60_000 ? data.invitation : null
}

/** Once it was sent. */
export function forgetInvitation(): void {
  withStorage(() => sessionStorage.removeItem(KEY))
}

/** Browsers can forbid storage; then the invitation is typed again. */
function withStorage<Result>(use: () => Result): Result | null {
  try {
    return use()
  } catch {
    return null
  }
}
