import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { InboxList } from '../../cms/components/operations/inbox/InboxList.tsx'

// Its package imports style sheets, which Node can't load.
vi.mock('@payloadcms/ui', () => ({ Link: 'a', toast: {}, useTranslation: () => ({ i18n: { language: 'en' } }) }))

const now = new Date('2026-11-30T12:00:00Z')
const waiting = (kind: 'order' | 'claim' | 'message', id: number) => ({
  kind,
  id,
  who: `Person ${id}`,
  text: '',
  since: new Date('2026-11-29T12:00:00Z'),
})
const ITEMS = [waiting('order', 1), waiting('claim', 2), waiting('message', 3)]
const push = vi.fn()
const router = { push, replace: vi.fn(), refresh: vi.fn(), prefetch: vi.fn(), back: vi.fn(), forward: vi.fn() }

const list = (props: Partial<ComponentProps<typeof InboxList>> = {}) => (
  <AppRouterContext value={router as never}>
    <InboxList items={ITEMS} now={now} refunds={['order', 'claim']} {...props} />
  </AppRouterContext>
)
const taskOf = (name: string) => screen.getByRole('link', { name })

it('R opens the refund of an order or a claim for employees who may refund, and nothing for others', async () => {
  const user = userEvent.setup()
  const { rerender } = render(list({ shownKind: 'order' }))
  expect(screen.getAllByRole('button', { name: 'Refund…' })).toHaveLength(2)
  taskOf('Order that needs attention').focus()
  await user.keyboard('r')
  expect(push).toHaveBeenLastCalledWith('/cms/inbox?kind=order&refund=order%3A1', { scroll: false })
  rerender(list({ refunds: [] }))
  expect(screen.queryByRole('button', { name: 'Refund…' })).toBeNull()
})

it('an open refund has the focus, Escape closes it, and the next item has the focus after the refund', async () => {
  const user = userEvent.setup()
  const panel = <input aria-label="Amount" />
  const { rerender } = render(list())
  taskOf('Claim to answer').focus()
  rerender(list({ opened: { key: 'claim:2', panel } }))
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus()
  await user.keyboard('r')
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('r')
  await user.keyboard('{Escape}')
  expect(push).toHaveBeenLastCalledWith('/cms/inbox', { scroll: false })
  screen.getByRole('textbox', { name: 'Amount' }).focus()
  rerender(list({ items: ITEMS.filter(({ kind }) => kind !== 'claim') }))
  expect(taskOf('Message to answer')).toHaveFocus()
})
