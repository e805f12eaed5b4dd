import type { IncomingMessage, ServerResponse } from 'node:http'
import { intentOf } from '../billing/createInvoice.ts'
import { confirmIntent } from '../demo/confirmIntent.ts'
import type { Emulator } from '../Emulator.ts'
import { decodeForm } from '../http/decodeForm.ts'
import { errorReply, htmlReply, readBody, seeOther, write, type Reply } from '../http/Reply.ts'
import { StripeError } from '../http/StripeError.ts'
import { html } from './html.ts'
import { invoicePage, receiptPage } from './invoicePage.ts'
import { page } from './page.ts'
import { portalActions, useCard, type Outcome } from './portalActions.ts'
import { cancelPage, portalPage } from './portalPage.ts'
import { viewPortal, type PortalView } from './portalView.ts'

const SENTENCES: Record<string, string> = {
  canceled: 'Your subscription was canceled.',
  kept: 'Your subscription continues.',
  resumed: 'Your subscription was resumed.',
  switched: 'Your plan was changed.',
  card: 'Your card was changed.',
  paid: 'The invoice is paid.',
}

/** The unguessable URL is the permission. */
export async function servePortal(
  emulator: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const reply = await answer(emulator, request, url).catch((error: unknown) => problemPage(error))
  emulator.store.commit()
  write(response, reply)
  emulator.webhooks.deliverDue()
}

async function answer(emulator: Emulator, request: IncomingMessage, url: URL): Promise<Reply> {
  const [, room = '', id = '', action = ''] = url.pathname.split('/')
  const form = request.method === 'POST' ? decodeForm(await readBody(request)) : undefined
  if (room === 'invoice') return answerInvoice(emulator, id, action, form)
  if (room === 'receipts') return answerReceipt(emulator, id)
  const view = viewPortal(emulator, id)
  const perform = portalActions[action]
  if (!form && action === 'cancel') return htmlReply(cancelPage(emulator, view))
  if (!form || !perform) return showPortal(emulator, view, url)
  try {
    return afterAction(view, perform(emulator, view, form))
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    return htmlReply(portalPage(emulator, viewPortal(emulator, id), { text: error.message, isBad: true }), error.status)
  }
}

function showPortal(emulator: Emulator, view: PortalView, url: URL): Reply {
  const saved = emulator.store.find('setup_intent', url.searchParams.get('setup_intent') ?? '')
  if (saved?.status === 'succeeded') {
    useCard(emulator, view, saved)
    return afterAction(view, { done: 'card' })
  }
  const isFresh = !saved && !url.searchParams.has('done') && url.searchParams.get('page') !== 'overview'
  if (isFresh && view.session.flow?.type === 'subscription_cancel') return htmlReply(cancelPage(emulator, view))
  const text = saved
    ? 'Your bank didn’t confirm the card. Please try again.'
    : SENTENCES[url.searchParams.get('done') ?? '']
  return htmlReply(portalPage(emulator, view, text ? { text, isBad: saved !== undefined } : undefined))
}

function afterAction({ session }: PortalView, outcome: Outcome): Reply {
  if ('elsewhere' in outcome) return seeOther(outcome.elsewhere)
  const after = session.flow?.after_completion as
    { type?: string; redirect?: { return_url: string } | null } | undefined
  if (after?.type === 'redirect' && after.redirect) return seeOther(after.redirect.return_url)
  return seeOther(`/portal/${session.id}?done=${outcome.done}`)
}

function answerInvoice(
  emulator: Emulator,
  id: string,
  action: string,
  form: Record<string, unknown> | undefined,
): Reply {
  const invoice = emulator.store.find('invoice', id)
  if (!invoice) throw new StripeError(404, { type: 'invalid_request_error', message: 'There is no such invoice.' })
  const intent = intentOf(emulator, invoice)
  if (!form || action !== 'pay' || !intent) return htmlReply(invoicePage(invoice))
  const result = confirmIntent(emulator, {
    client_secret: intent.client_secret,
    card: form,
    return_url: `${emulator.origin}/invoice/${id}`,
  })
  const step = (result.next_action as { redirect_to_url?: { url: string } } | undefined)?.redirect_to_url
  if (step) return seeOther(step.url)
  if (!result.error) return seeOther(`/invoice/${id}`)
  return htmlReply(invoicePage(invoice, { text: String(result.error.message), isBad: true }), 402)
}

function answerReceipt(emulator: Emulator, id: string): Reply {
  const charge = emulator.store.find('charge', id)
  if (!charge) throw new StripeError(404, { type: 'invalid_request_error', message: 'There is no such receipt.' })
  return htmlReply(receiptPage(charge.amount, charge.currency, charge.created))
}

function problemPage(error: unknown): Reply {
  if (!(error instanceof StripeError)) return errorReply(error)
  return htmlReply(page('Not found', html`<h1>${error.message}</h1>`), error.status)
}
