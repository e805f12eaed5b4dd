import type { JSONFieldServerProps } from 'payload'
import { Details } from './Details.tsx'

/** Nothing where nothing was changed, as in an export. */
export function DetailsField({ data }: JSONFieldServerProps) {
  const details: unknown = data['details']
  if (!Array.isArray(details) || details.length === 0) return null
  return (
    <section className="audit-details-page" aria-label="Before and after">
      <h2>Before → after</h2>
      <Details details={details} />
    </section>
  )
}
