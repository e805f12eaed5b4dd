import { PROOF_MINUTES } from '#contracts/shared/constants.ts'
import { paths } from '#contracts/shared/paths.ts'
import { useText } from '../../platform/view/useText.ts'

type ConfirmNoticeProps = { personId: string | number; hasRecentProof: boolean }

/** Shown before the form, because confirming the password leaves this page. */
export function ConfirmNotice({ personId, hasRecentProof }: ConfirmNoticeProps) {
  const t = useText()
  if (hasRecentProof)
    return (
      <p role="status">
        {t('You confirmed that it’s you. For {count} minutes you can change email addresses, passwords and roles.', {
          count: PROOF_MINUTES,
        })}
      </p>
    )
  const back = encodeURIComponent(`/cms/collections/users/${personId}`)
  return (
    <p>
      {t('Before you change an email address, a password or a role,')}{' '}
      <a href={`${paths.confirmPassword}?redirect=${back}`}>{t('confirm that it’s you')}</a>.
    </p>
  )
}
