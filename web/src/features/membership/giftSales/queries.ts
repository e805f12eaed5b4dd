import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { readGiftCardBalance, readGiftCardOffer, readGiftCardPurchase } from '#contracts/routes/membership/giftSales.ts'
import { readGiftMembershipOffer } from '#contracts/routes/membership/giftMemberships.ts'
import { readQuery } from '../../../lib/readQuery.ts'

const ASK_EVERY_MS = 2000
export const ASK_AT_MOST = 30

export const offerQuery = readQuery(readGiftCardOffer, {})
export const membershipOfferQuery = readQuery(readGiftMembershipOffer, {})

/** Polls every 2 s for up to a minute while the payment is pending. */
export const purchaseQuery = (key: string) =>
  queryOptions({
    ...readQuery(readGiftCardPurchase, { params: { key } }),
    refetchInterval: ({ state: { data, dataUpdateCount, error } }) =>
      !error && data?.payment === 'pending' && dataUpdateCount < ASK_AT_MOST ? ASK_EVERY_MS : false,
  })

export const useReadBalance = () =>
  useMutation({ mutationFn: (code: string) => call(readGiftCardBalance, { input: { code } }) })
