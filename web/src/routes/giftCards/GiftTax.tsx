import { useFormContext } from 'react-hook-form'
import { type Cents, centsOf } from '#contracts/shared/money.ts'
import type { GiftFormValues } from '../../features/membership/giftSales/giftForm.ts'
import { ResidenceFields } from '../../features/membership/subscription/ResidenceFields.tsx'
import { TaxSummary } from '../../features/membership/subscription/TaxSummary.tsx'
import type { TaxState } from '../../features/membership/subscription/useShownTax.ts'
import { t } from '../../lib/text.ts'

type GiftTaxProps = {
  priceCents: Cents
  place: { country: string; postalCode: string }
  taxed: Omit<TaxState, 'shown'> & { shown: { tax: string } | null }
}

/** Where the buyer lives, and what is added there. */
export function GiftTax({ priceCents, place, taxed }: GiftTaxProps) {
  const { setValue, clearErrors, formState } = useFormContext<GiftFormValues>()
  const { country, postalCode } = formState.errors
  const { shown, ...state } = taxed

  function handleChange(next: typeof place) {
    setValue('country', next.country)
    setValue('postalCode', next.postalCode)
    clearErrors(['country', 'postalCode'])
  }

  return (
    <>
      <ResidenceFields
        value={{ ...place, startNow: false }}
        asked={{ countries: [], addsTax: true }}
        problems={{
          ...(country?.message && { country: country.message }),
          ...(postalCode?.message && { postalCode: postalCode.message }),
        }}
        taxed={state}
        onChange={handleChange}
      />
      {shown ? (
        <TaxSummary priceCents={priceCents} taxCents={centsOf(shown.tax)} />
      ) : (
        <p>{t('Tax is added, depending on where you live.')}</p>
      )}
    </>
  )
}
