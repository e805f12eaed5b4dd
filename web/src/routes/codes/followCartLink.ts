import type { QueryClient } from '@tanstack/react-query'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import { restoreCart, stopReminders } from '#contracts/routes/shop/cartReminders.ts'
import { applyPromoCode } from '#contracts/routes/shop/promoCodes.ts'
import { msg } from '#contracts/shared/msg.ts'
import { refreshCart } from '../../features/shop/cart/queries.ts'
import { showToast } from '../../lib/toastStore.ts'
import { t } from '../../lib/text.ts'

type Done = { title: string; description: string }

const LINKS = {
  code: {
    follow: async (code: string): Promise<Done> => {
      const { code: applied } = await call(applyPromoCode, { input: { code } })
      const description = applied?.problem ?? t('{label}. It’s in your cart.', { label: applied?.label ?? code })
      return { title: t('Code {code} Added', { code: applied?.code ?? code }), description }
    },
    failed: { title: msg('Code Not Added'), description: msg('Please enter the code in your cart.') },
  },
  restore: {
    follow: async (token: string): Promise<Done> => {
      await call(restoreCart, { input: { token } })
      return { title: t('Welcome Back'), description: t('Your cart is as you left it.') }
    },
    failed: { title: msg('Cart Not Restored'), description: msg('Please open the link in your email again.') },
  },
  'stop-reminders': {
    follow: async (token: string): Promise<Done> => {
      await call(stopReminders, { input: { token } })
      return { title: t('Reminders Stopped'), description: t('We won’t email you about carts again.') }
    },
    failed: { title: msg('Not Changed'), description: msg('Please open the link in your email again.') },
  },
}

export async function followCartLink(queryClient: QueryClient, kind: keyof typeof LINKS, value: string): Promise<void> {
  const { follow, failed } = LINKS[kind]
  try {
    showToast(await follow(value))
    await refreshCart(queryClient)
  } catch (error) {
    const description = serverMessage(error, t(failed.description))
    showToast({ tone: 'destructive', title: t(failed.title), description })
  }
}
