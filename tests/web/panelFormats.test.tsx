import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { amountToCents } from '#contracts/shared/amountToCents.ts'
import { withPoint } from '#contracts/shared/decimalComma.ts'
import { formatsIn } from '../../cms/components/platform/view/formats.ts'
import { LinkedText } from '../../cms/components/platform/view/LinkedText.tsx'

describe('the panel in two languages', () => {
  it.each([
    ['24.50', 2450],
    ['24,50', 2450],
    [' 24,5 ', 2450],
    ['24', 2400],
    ['1,024', null],
    ['1.024,50', null],
    ['24,505', null],
    ['', null],
  ])('reads the typed amount %j as %j', (typed, cents) => {
    expect(amountToCents(withPoint(typed))).toBe(cents)
  })

  it('writes amounts, shares, numbers and dates as the language does', () => {
    const [en, de] = [formatsIn('en'), formatsIn('de')]
    expect([en.written(2450), de.written(2450)]).toEqual(['24.50', '24,50'])
    expect([en.money(102499), de.money(102499)]).toEqual(['$1,024.99', '1.024,99\u00a0$'])
    expect([en.percent(0.256), de.percent(0.256)]).toEqual(['26%', '26\u00a0%'])
    expect([en.number(1024), de.number(1024)]).toEqual(['1,024', '1.024'])
    const day = { dateStyle: 'medium', timeZone: 'UTC' } as const
    expect([en.date('2026-11-30T12:00:00Z', day), de.date('2026-11-30T12:00:00Z', day)]).toEqual([
      'Nov 30, 2026',
      '30.11.2026',
    ])
  })

  it('has links inside a sentence', () => {
    render(<LinkedText text="Bitte <0>anmelden</0> oder <1>anfragen</1>." links={['/one', '/two']} />)
    expect(document.body).toHaveTextContent('Bitte anmelden oder anfragen.')
    expect(screen.getByRole('link', { name: 'anmelden' })).toHaveAttribute('href', '/one')
    expect(screen.getByRole('link', { name: 'anfragen' })).toHaveAttribute('href', '/two')
  })
})
