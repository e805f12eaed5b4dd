import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import type { MembershipOffer } from '#contracts/membership/membershipOffers.ts'
import { t } from '../../../lib/text.ts'
import { membershipOfferQuery } from './queries.ts'

export type Offer = {
  code: string | null
  found: MembershipOffer | null
  /** Why the code can’t be used. */
  problem: string | null
  isLoading: boolean
  /** Whether there is a code, or someone wants to type one. */
  isOpen: boolean
  open: () => void
  enter: (code: string) => void
  remove: () => void
}

/** Begins with the code of a link. */
export function useOffer(): Offer {
  const [parameters, setParameters] = useSearchParams()
  const [code, setCode] = useState(parameters.get('offer')?.trim() || null)
  const [isOpen, setOpen] = useState(code !== null)
  const { data, error, isLoading } = useQuery({ ...membershipOfferQuery(code ?? ''), enabled: code !== null })

  function remove() {
    setCode(null)
    setOpen(false)
    if (!parameters.has('offer')) return
    // A reload must not bring it back.
    setParameters(
      (before) => {
        before.delete('offer')
        return before
      },
      { replace: true },
    )
  }

  return {
    code,
    found: code === null ? null : (data ?? null),
    problem: code === null ? null : error && sentenceOf(error),
    isLoading,
    isOpen,
    open: () => setOpen(true),
    enter: setCode,
    remove,
  }
}

function sentenceOf(error: Error): string {
  const field = error instanceof ApiError ? error.fieldErrors['code'] : undefined
  return field ?? serverMessage(error, t('We couldn’t check that code. Please try again.'))
}
