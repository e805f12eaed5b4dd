import { may } from '#contracts/platform/roles.ts'
import { t } from '../../../lib/text.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'

export function EmptyCatalogue() {
  const { user } = useVisitor()
  return (
    <EmptyState title={t('No Merchandise Available')}>
      {may(user, 'manageCatalogue')
        ? t('Use Sync Products to load the catalog from the print provider.')
        : t('New gear is on its way. Please come back soon.')}
    </EmptyState>
  )
}
