import { runMutation } from '../../lib/runMutation.ts'
import { showError } from '../../lib/showError.ts'
import { showToast } from '../../lib/toastStore.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { type ReviewAccess, useReviewEmails } from './queries.ts'

export function ReviewEmails({ on, access }: { on: boolean; access: ReviewAccess }) {
  const change = useReviewEmails(access)

  function handleChange(wanted: boolean) {
    runMutation(change, wanted, {
      onSuccess: () =>
        showToast({
          title: wanted ? 'Emails Are On' : 'Emails Are Off',
          description: wanted ? 'We’ll ask once after each order.' : 'We won’t ask you for reviews again.',
        }),
      onError: (error) => showError(error),
    })
  }

  return (
    <Checkbox
      checked={change.isPending ? change.variables : on}
      disabled={change.isPending}
      onChange={(event) => handleChange(event.target.checked)}
    >
      Ask me for a review once after each order
    </Checkbox>
  )
}
