import { PROOF_MINUTES } from '#contracts/shared/constants.ts'
import { paths } from '#contracts/shared/paths.ts'

type ConfirmNoticeProps = { personId: string | number; hasRecentProof: boolean }

/** Shown before the form, because confirming the password leaves this page. */
export function ConfirmNotice({ personId, hasRecentProof }: ConfirmNoticeProps) {
  if (hasRecentProof)
    return (
      <p role="status">
        You confirmed that it’s you. For {PROOF_MINUTES} minutes you can change email addresses, passwords and roles.
      </p>
    )
  const back = encodeURIComponent(`/cms/collections/users/${personId}`)
  return (
    <p>
      Before you change an email address, a password or a role,{' '}
      <a href={`${paths.confirmPassword}?redirect=${back}`}>confirm that it’s you</a>.
    </p>
  )
}
