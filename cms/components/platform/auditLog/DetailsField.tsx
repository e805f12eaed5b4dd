import type { JSONFieldServerProps } from 'payload'
import { textIn } from '../view/textIn.ts'
import { Details } from './Details.tsx'

/** Nothing where nothing was changed, as in an export. */
export function DetailsField({ data, i18n }: JSONFieldServerProps) {
  const t = textIn(i18n.language)
  const details: unknown = data['details']
  if (!Array.isArray(details) || details.length === 0) return null
  return (
    <section className="audit-details-page" aria-label={t('Before and after')}>
      <h2>{t('Before → after')}</h2>
      <Details details={details} />
    </section>
  )
}
