import { styled } from 'styled-components'
import { paths } from '#contracts/shared/paths.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonAnchor } from '../../../ui/ButtonAnchor.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { t } from '../../../lib/text.ts'

type CancelMembershipProps = {
  /** For people; null where the card provider reports no end. */
  accessUntil: string | null
  canPause: boolean
  onClose: () => void
}

/** What canceling means, before the card provider's page asks for the last press. It leads back to the account. */
export function CancelMembership({ accessUntil, canPause, onClose }: CancelMembershipProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={t('Cancel your membership?')}>
      <Facts>
        {accessUntil && (
          <li>{t('You keep access until {accessUntil}. After that, you aren’t charged again.', { accessUntil })}</li>
        )}
        <li>{t('Your comments, orders and lists stay in your account.')}</li>
        <li>{t('Until it ends, you can keep your membership with one press, at the same price.')}</li>
        {canPause && <li>{t('You can also pause it for up to 3 months: the form is on this page.')}</li>}
        <li>{t('Our card provider asks you to confirm. Then you come back here.')}</li>
      </Facts>
      <Row>
        <ButtonAnchor href={`${paths.billing}?flow=cancel`} $tone="act">
          {t('Continue to cancel')}
        </ButtonAnchor>
        <Button tone="outline" onClick={onClose}>
          {t('Keep my membership')}
        </Button>
      </Row>
    </Dialog>
  )
}

const Facts = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: 1.2rem;

  li::marker {
    color: ${theme.color.carnelian};
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[5]};
`
