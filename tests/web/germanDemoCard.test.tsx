import { render, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDemoCardStore } from '../../web/src/lib/demoStripe/demoCard.ts'
import { DemoCardForm } from '../../web/src/lib/demoStripe/DemoCardForm.tsx'
import { DemoChallenge } from '../../web/src/lib/demoStripe/DemoChallenge.tsx'
import { startLanguage } from '../../web/src/lib/text.ts'

beforeAll(() => startLanguage('de'))
afterAll(() => startLanguage('en'))

it('the demo’s card form is German on a German page', () => {
  render(<DemoCardForm card={createDemoCardStore(new Date())} />)
  expect(screen.getByText(/^Zahlung zum Ausprobieren: Keine Karte wird belastet/)).toBeVisible()
  expect(screen.getByLabelText('Nummer der Testkarte')).toHaveValue('4242 4242 4242 4242')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['Erfolg', 'Zweite Karte', 'Dritte Karte', 'Abgelehnt', '3-D Secure'],
  ])
})

it('so is its question for a confirmation', () => {
  render(<DemoChallenge onAnswer={() => undefined} />)
  expect(screen.getByRole('button', { name: 'Bestätigen' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ablehnen' })).toBeVisible()
})
