import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { msg } from '#contracts/shared/msg.ts'
import type { CreateSubscriptionAnswer, CreateSubscriptionInput } from '#contracts/people/people.ts'
import { useCreateSubscription } from '../../features/membership/subscription/queries.ts'
import { handleSessionExpired } from '../../lib/sessionExpired.ts'
import { t } from '../../lib/text.ts'
import { showToast } from '../../lib/toastStore.ts'
import { currentUserQuery } from '../../lib/visitor.ts'

const ABOUT_CODES: string[] = ['code_not_found', 'code_not_usable', 'tax_changed']
const FAILURE = msg('Failed to initialize subscription. Please try again.')

/** The form for the card once there is one, or why there is none. */
export function useStartSubscription({ addsTax }: { addsTax: boolean }) {
  const [form, setForm] = useState<CreateSubscriptionAnswer>()
  const [failure, setFailure] = useState<string>()
  const create = useCreateSubscription()
  const queryClient = useQueryClient()

  function handleRefusal(error: Error) {
    if (handleSessionExpired(error)) return
    const isKnown = error instanceof ApiError && error.code === 'already_subscribed'
    // Subscribed in another tab.
    if (isKnown) void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    // Prices, offer and tax; or whether there is any, if a part of the place is missing that the form didn't ask for.
    const isOutdated = error instanceof ApiError && error.code === 'tax_changed'
    const isPlaceAsked = error instanceof ApiError && Object.keys(error.fieldErrors).length > 0 && !addsTax
    if (isOutdated || isPlaceAsked) void queryClient.invalidateQueries()
    const isAboutCode = error instanceof ApiError && ABOUT_CODES.includes(error.code ?? '')
    const description = isKnown || isAboutCode ? (error.body?.message ?? t(FAILURE)) : t(FAILURE)
    if (isAboutCode) setFailure(`${description} ${t('You weren’t charged.')}`)
    else if (!isKnown) setFailure(t('You weren’t charged. Wait a moment, then press the button again.'))
    showToast({ tone: 'destructive', title: t('Error'), description })
  }

  return {
    form,
    failure,
    isStarting: create.isPending,
    start: (input: CreateSubscriptionInput) => create.mutate(input, { onSuccess: setForm, onError: handleRefusal }),
    forgetFailure: () => setFailure(undefined),
    changePlan: () => setForm(undefined),
  }
}
