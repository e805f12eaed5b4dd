import type { QueryClient } from '@tanstack/react-query'
import { addressOf } from '#contracts/addressOf.ts'
import { serverMessage } from '#contracts/ApiError.ts'
import { call } from '#contracts/call.ts'
import { readCart } from '#contracts/routes/cart.ts'
import { applyPromoCode } from '#contracts/routes/promoCodes.ts'
import { showToast } from '../../lib/toastStore.ts'

export async function applyLinkedCode(queryClient: QueryClient, code: string): Promise<void> {
  try {
    const { code: applied } = await call(applyPromoCode, { input: { code } })
    const description = applied?.problem ?? `${applied?.label ?? code}. It’s in your cart.`
    showToast({ title: `Code ${applied?.code ?? code} Added`, description })
    const cart = addressOf(readCart, {})
    await queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(cart) })
  } catch (error) {
    const description = serverMessage(error, 'Please enter the code in your cart.')
    showToast({ tone: 'destructive', title: 'Code Not Added', description })
  }
}
