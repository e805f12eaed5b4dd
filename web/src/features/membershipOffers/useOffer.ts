import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError, serverMessage } from '#contracts/ApiError.ts'
import type { MembershipOffer } from '#contracts/membershipOffers.ts'
import { membershipOfferQuery } from './queries.ts'

export type Offer = {
  code: string | null
  found: MembershipOffer | null
  /** Why the code can’t be used. */
  problem: string | null
  isLoading: boolean
  enter: (code: string) => void
  remove: () => void
}

/** Begins with the code of a link. */
export function useOffer(): Offer {
  const [parameters, setParameters] = useSearchParams()
  const [code, setCode] = useState(parameters.get('offer')?.trim() || null)
  const { data, error, isLoading } = useQuery({ ...membershipOfferQuery(code ?? ''), enabled: code !== null })

  function remove() {
    setCode(null)
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
    enter: setCode,
    remove,
  }
}

function sentenceOf(error: Error): string {
  const field = error instanceof ApiError ? error.fieldErrors['code'] : undefined
  return field ?? serverMessage(error, 'We couldn’t check that code. Please try again.')
}
