import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { call } from '#contracts/call.ts'
import { readCart, readCheckoutCart } from '#contracts/routes/shop/cart.ts'
import { readCreditNote, readInvoice } from '#contracts/routes/shop/invoices.ts'
import { buyAgain, resendOwnConfirmation } from '#contracts/routes/shop/orders.ts'
import { refreshUnder } from '../../../lib/readQuery.ts'
import { type OrderAccess, partsOf } from './queries.ts'

export const useResendConfirmation = (access: OrderAccess) =>
  useMutation({ mutationFn: () => call(resendOwnConfirmation, partsOf(access)) })

export function useBuyAgain(access: OrderAccess) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(buyAgain, partsOf(access)),
    onSettled: () => Promise.all([refreshUnder(queryClient, readCart), refreshUnder(queryClient, readCheckoutCart)]),
  })
}

export const invoiceAddress = (access: OrderAccess): string => addressOf(readInvoice, partsOf(access))

export function creditNoteAddress(access: OrderAccess, number: string): string {
  const { params, ...rest } = partsOf(access)
  return addressOf(readCreditNote, { params: { ...params, number }, ...rest })
}
