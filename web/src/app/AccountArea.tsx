import { paths } from '#contracts/shared/paths.ts'
import { removeAllDrafts } from '../lib/draftOwner.ts'
import { continueAt } from '../lib/continueAt.ts'
import { useVisitor } from '../lib/visitor.ts'
import { Badge } from '../ui/Badge.tsx'
import { ButtonAnchor } from '../ui/ButtonAnchor.tsx'
import { AccountButton } from './AccountButton.tsx'
import { t } from '../lib/text.ts'

export function AccountArea({ size = 'compact' }: { size?: 'compact' | 'regular' }) {
  const { user, isLoading } = useVisitor()
  if (user) {
    return (
      <>
        {user.isEmployee && <Badge $tone="staff">{t('Admin')}</Badge>}
        {user.isSubscriber && <Badge $tone="member">{t('Subscriber')}</Badge>}
        <AccountButton size={size} />
        <ButtonAnchor href={paths.logout} onClick={removeAllDrafts} $tone="quiet" $size={size}>
          {t('Logout')}
        </ButtonAnchor>
      </>
    )
  }
  const style = isLoading ? ({ visibility: 'hidden' } as const) : undefined
  return (
    <>
      <ButtonAnchor href={paths.login} $tone="quiet" $size={size} style={style}>
        {t('Sign In')}
      </ButtonAnchor>
      <ButtonAnchor
        href={paths.login}
        onClick={continueAt('/subscribe')}
        onAuxClick={continueAt('/subscribe')}
        $tone="act"
        $size={size}
        style={style}
      >
        {t('Subscribe')}
      </ButtonAnchor>
    </>
  )
}
