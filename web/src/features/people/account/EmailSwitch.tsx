import { useMutation, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'

type Setting = { on: boolean }

type EmailSwitchProps = {
  query: UseQueryOptions<Setting, Error, Setting, string[]>
  save: (setting: Setting) => Promise<Setting>
  children: string
}

/** One kind of email, on or off. */
export function EmailSwitch({ query, save, children }: EmailSwitchProps) {
  const queryClient = useQueryClient()
  const { data } = useQuery(query)
  const change = useMutation({
    mutationFn: (on: boolean) => save({ on }),
    onSuccess: (saved) => queryClient.setQueryData(query.queryKey, saved),
  })

  function handleChange(on: boolean) {
    runMutation(change, on, {
      onError: (error) =>
        handleSessionExpired(error) ||
        showToast({ tone: 'destructive', title: t('Error'), description: t('That didn’t work. Please try again.') }),
    })
  }

  return (
    <Checkbox
      checked={change.isPending ? change.variables : (data?.on ?? false)}
      disabled={!data || change.isPending}
      onChange={(event) => handleChange(event.target.checked)}
    >
      {children}
    </Checkbox>
  )
}
