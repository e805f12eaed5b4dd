import { may } from '#contracts/roles.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

export function EmptyCatalogue() {
  const { user } = useVisitor()
  return (
    <EmptyState title="No Merchandise Available">
      {may(user, 'manageCatalogue')
        ? 'Use Sync Products to load the catalog from the print provider.'
        : 'New gear is on its way. Please come back soon.'}
    </EmptyState>
  )
}
