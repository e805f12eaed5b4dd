import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ComponentProps } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { EndGift } from '../../cms/components/membership/giftMemberships/EndGift.tsx'
import { ResendGift } from '../../cms/components/membership/giftMemberships/ResendGift.tsx'
import { RefundSale } from '../../cms/components/membership/giftSales/RefundSale.tsx'
import { record, server } from './support/api.ts'

const toasts: string[] = vi.hoisted(() => [])

// Its package imports style sheets, which Node can't load.
vi.mock('@payloadcms/ui', () => ({
  Button: ({ disabled, onClick, children }: ComponentProps<'button'>) => (
    <button {...{ disabled, onClick }}>{children}</button>
  ),
  toast: { error: (text: string) => toasts.push(text), success: (text: string) => toasts.push(text) },
  useTranslation: () => ({ i18n: { language: 'en' } }),
}))
vi.mock('next/navigation.js', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

beforeEach(() => void toasts.splice(0))

it('a gift is refunded only after the question, and a refusal leaves the question open', async () => {
  const user = userEvent.setup()
  render(<RefundSale id={5} amount="$40.00" />)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press('Refund what is left')
  expect(screen.getByText(/^Refund \$40\.00 to the card the buyer paid with\?/)).toBeVisible()
  await press('Go back')
  expect(screen.queryByRole('button', { name: 'Refund $40.00' })).toBeNull()
  await press('Refund what is left')
  const refusal = { code: 'gift_card_not_refundable', message: 'Nothing is left on this gift card.' }
  server.use(
    http.post('*/api/admin/gift-card-sales/5/refund', () => HttpResponse.json(refusal, { status: 409 }), {
      once: true,
    }),
  )
  await press('Refund $40.00')
  await waitFor(() => expect(toasts).toEqual(['Nothing is left on this gift card.']))
  const sent = record('post', '*/api/admin/gift-card-sales/5/refund', null, 204)
  await press('Refund $40.00')
  await waitFor(() => expect(toasts.at(-1)).toBe('We’re refunding $40.00.'))
  expect(sent).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Refund $40.00' })).toBeNull()
})

it('a new code goes to the corrected address', async () => {
  const user = userEvent.setup()
  const sent = record('post', '*/api/admin/gift-memberships/9/resend', null, 204)
  render(<ResendGift id={9} email="ada@exmaple.test" isSent />)
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(screen.getByText('The new email has a new code. The old code stops working.')).toBeVisible()
  await user.clear(screen.getByLabelText('Recipient’s email'))
  await user.type(screen.getByLabelText('Recipient’s email'), ' ada@example.test ')
  await user.click(screen.getAllByRole('button', { name: 'Send a new code' }).at(-1) as HTMLElement)
  await waitFor(() => expect(toasts).toEqual(['We’re emailing a new code to ada@example.test.']))
  expect(sent).toEqual([{ recipientEmail: 'ada@example.test' }])
})

it('a gift membership is ended after the day is named on which it would end', async () => {
  const user = userEvent.setup()
  const sent = record('post', '*/api/admin/gift-memberships/9/end', null, 204)
  render(<EndGift id={9} until="March 4, 2027" />)
  await user.click(screen.getByRole('button', { name: 'End the membership' }))
  expect(screen.getByText(/^The membership would run until March 4, 2027\./)).toBeVisible()
  expect(sent).toEqual([])
  await user.click(screen.getAllByRole('button', { name: 'End the membership' }).at(-1) as HTMLElement)
  await waitFor(() => expect(toasts).toEqual(['The gift membership has ended.']))
  expect(sent).toHaveLength(1)
})
