import { describe, expect, it } from 'vitest'
import { addressChangeProblem } from '#domain/shop/orders/addressChangeProblem.ts'
import { orderSteps } from '#domain/shop/orders/orderSteps.ts'
import { address } from '../support/shop.ts'

describe('a change of address', () => {
  const terms = { shippingMethod: 'standard' as const, isTaxed: false, expressStates: ['CA', 'NY'] }
  const express = { ...terms, shippingMethod: 'express' as const }
  const taxed = { ...terms, isTaxed: true }
  const inNewYork = { ...address, state: 'NY' }

  it.each([
    ['to another street', address, { street: '2 Agate Road' }, taxed, undefined],
    ['to another state', address, { state: 'WI' }, terms, undefined],
    ['to another country', address, { country: 'CA', state: 'ON' }, terms, 'country'],
    ['express, to a state with express', inNewYork, { state: 'CA' }, express, undefined],
    ['express, to a state without', inNewYork, { state: 'WI' }, express, 'state'],
    ['taxed, to another state', address, { state: 'WI' }, taxed, 'state'],
    ['taxed, to another city', address, { city: 'Two Harbors' }, taxed, 'city'],
    ['taxed, to another ZIP code', address, { zipCode: '55802' }, taxed, 'zipCode'],
    ['taxed, with the same city in other letters', address, { city: 'duluth ' }, taxed, undefined],
  ])('%s', (_, from, change, given, field) => {
    expect(addressChangeProblem(from, { ...from, ...change }, given)?.field).toBe(field)
  })
})

describe('the steps of an order', () => {
  const at = new Date('2026-11-20T12:00:00Z')
  const order = {
    payment: 'paid' as const,
    fulfilment: 'held' as const,
    createdAt: at,
    paidAt: at,
    confirmAfter: at,
    confirmedAt: null,
    shippedAt: null,
    deliveredAt: null,
    isPrinted: true,
  }
  const done = (change: object) =>
    orderSteps({ ...order, ...change }).map(({ step, isDone }) => (isDone ? step : `(${step})`))

  it.each([
    ['on hold', {}, 'ordered paid (held) (printing) (shipped) (delivered)'],
    ['of our own goods', { isPrinted: false }, 'ordered paid (shipped) (delivered)'],
    [
      'at the print shop',
      { fulfilment: 'submitted', confirmedAt: at },
      'ordered paid held printing (shipped) (delivered)',
    ],
    [
      'under review after printing',
      { fulfilment: 'needs_attention', confirmedAt: at },
      'ordered paid held printing (shipped) (delivered)',
    ],
    [
      'partly shipped',
      { fulfilment: 'partially_shipped', confirmedAt: at, shippedAt: at },
      'ordered paid held printing (shipped) (delivered)',
    ],
    [
      'delivered',
      { fulfilment: 'delivered', confirmedAt: at, shippedAt: at, deliveredAt: at },
      'ordered paid held printing shipped delivered',
    ],
    ['canceled', { fulfilment: 'cancelled' }, 'ordered paid'],
    [
      'refunded after delivery',
      { payment: 'refunded', fulfilment: 'delivered', confirmedAt: at, shippedAt: at },
      'ordered paid held printing shipped delivered',
    ],
    ['unpaid', { payment: 'pending', fulfilment: 'none', paidAt: null }, 'ordered'],
  ])('%s', (_, change, steps) => {
    expect(done(change).join(' ')).toBe(steps)
  })
})
