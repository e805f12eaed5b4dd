import { useMutation } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { serverMessage } from '#contracts/ApiError.ts'
import { sendVerifyLink } from '#contracts/routes/auth.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { handleSessionExpired } from '../../lib/sessionExpired.ts'
import { showToast } from '../../lib/toastStore.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'

export function EmailStatus({ isConfirmed }: { isConfirmed: boolean }) {
  const sendLink = useMutation({ mutationFn: () => call(sendVerifyLink, { input: {} }) })
  if (isConfirmed) return <Badge $tone="good">Confirmed</Badge>

  function handleClick() {
    runMutation(sendLink, undefined, {
      onSuccess: () => showToast({ title: 'Email sent', description: 'Open the link in it to confirm your address.' }),
      onError: (error) => {
        if (handleSessionExpired(error)) return
        const description = serverMessage(error, 'We couldn’t send that email. Please try again.')
        showToast({ tone: 'destructive', title: 'Error', description })
      },
    })
  }

  return (
    <>
      <Badge $tone="warn">Not confirmed</Badge>
      <Button tone="outline" size="compact" pending={sendLink.isPending} onClick={handleClick}>
        Email me a link to confirm it
      </Button>
    </>
  )
}
