import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ClaimActions } from '../../cms/components/shop/claims/ClaimActions.tsx'
import { SendLetter } from '../../cms/components/outreach/letters/SendLetter.tsx'
import { OrderActions } from '../../cms/components/shop/orders/OrderActions.tsx'
import { OrderHistory } from '../../cms/components/shop/orders/OrderHistory.tsx'
import { OrderRefunds } from '../../cms/components/shop/orders/OrderRefunds.tsx'
import type { OrderEvent, OrderProblem, Refund } from '../../payload-types.ts'
import { record, serve, server } from './support/api.ts'

const toasts: string[] = vi.hoisted(() => [])

// Its package imports style sheets, which Node can't load.
vi.mock('@payloadcms/ui', () => ({
  Button: ({ disabled, onClick, children }: ComponentProps<'button'>) => (
    <button {...{ disabled, onClick }}>{children}</button>
  ),
  Drawer: () => null,
  toast: { error: (text: string) => toasts.push(text), success: (text: string) => toasts.push(text) },
  useDocumentInfo: () => ({ id: 3 }),
  useFormModified: () => false,
  useModal: () => ({ openModal: () => undefined }),
  useTranslation: () => ({ i18n: { language: 'de' } }),
}))
vi.mock('next/navigation.js', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

beforeEach(() => void toasts.splice(0))
afterEach(() => document.documentElement.removeAttribute('lang'))

it('an employee who reads German refunds a part of an order, with a comma in the amount', async () => {
  const sent = record('post', '*/api/admin/orders/7/refund', null, 204)
  const user = userEvent.setup()
  render(
    <OrderActions
      id={7}
      actions={['cancel', 'refund']}
      opened={null}
      restCents={4999}
      isUnknown={false}
      address={{}}
      refusal=""
    />,
  )
  expect(screen.getByRole('button', { name: 'Stornieren und erstatten' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Teil erstatten' }))
  expect(screen.getByText('Gib einen Betrag wie 12,34 und einen Grund ein.')).toBeVisible()
  await user.type(screen.getByLabelText('Betrag, höchstens 49,99 $'), '12,34')
  await user.type(screen.getByLabelText('Grund (nur für Mitarbeitende zu sehen)'), 'gerissen')
  expect(screen.getByText('12,34 $ auf die Karte erstatten?')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Teil erstatten' }).at(-1) as HTMLElement)
  await waitFor(() => expect(toasts).toEqual(['Erledigt. Die Seite wird gleich aktualisiert.']))
  expect(sent).toEqual([expect.objectContaining({ amount: '12.34', reason: 'gerissen' })])
})

it('what happened to an order is told in German, with amounts, items and times', () => {
  const items = [{ quantity: 2, title: 'Agate Tee', size: 'M', color: 'Moss' }]
  const [first, second] = ['2026-11-20T09:05:00Z', '2026-11-21T14:30:00Z']
  const events = [{ createdAt: first, kind: 'items-withdrawn', values: { items }, isInternal: false }] as unknown
  const problems = [{ openedAt: second, kind: 'refund-refused', values: { amount: 123456, reason: 'no money' } }]
  render(
    <OrderHistory events={events as OrderEvent[]} problems={problems as unknown as OrderProblem[]} language="de" />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '20.11.2026, 09:05 Vertrag widerrufen über 2 × Agate Tee (M, Moss)',
    '21.11.2026, 14:30 Eine Erstattung von 1.234,56\u00a0$ wurde abgelehnt: no money',
  ])
  const refund = { id: 1, amountCents: 500, status: 'succeeded', reason: 'claim', reasonValues: {} } as Refund
  render(<OrderRefunds refunds={[refund]} language="de" />)
  expect(screen.getByText('5,00 $').closest('li')).toHaveTextContent('5,00 $ erstattet: Reklamation')
})

it('a claim is declined in German, and a site that is out of reach says so in German', async () => {
  document.documentElement.lang = 'de'
  server.use(http.post('*/api/admin/claims/4/decline', () => HttpResponse.error(), { once: true }))
  const user = userEvent.setup()
  render(<ClaimActions id={4} mostCents={2499} isRefunded={false} actions={['reply', 'decline']} opened="decline" />)
  await user.type(screen.getByLabelText('Deine Begründung, per E-Mail verschickt'), 'Das ist so gewollt.')
  const decline = () => user.click(screen.getAllByRole('button', { name: 'Ablehnen' }).at(-1) as HTMLElement)
  await decline()
  await waitFor(() => expect(toasts).toEqual(['Die Website ist nicht erreichbar. Bitte noch einmal versuchen.']))
  const sent = record('post', '*/api/admin/claims/4/decline', null, 204)
  await decline()
  await waitFor(() => expect(toasts).toHaveLength(2))
  expect(toasts[1]).toBe('Erledigt.')
  expect(sent).toEqual([{ message: 'Das ist so gewollt.' }])
})

it('a letter is sent in German', async () => {
  serve('get', '*/api/admin/letters/3/email', {
    sent: null,
    audiences: { everyone: 1200, members: 1, free: 0, 'new-members': 0 },
  })
  const user = userEvent.setup()
  render(<SendLetter />)
  await user.click(await screen.findByRole('button', { name: 'Diesen Brief verschicken …' }))
  expect(screen.getByRole('button', { name: 'Ja, an 1.200 Personen verschicken' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Test an mich schicken' })).toBeVisible()
})
