import type { JSONFieldServerProps } from 'payload'
import { Details } from './Details.tsx'

export function DetailsField({ data }: JSONFieldServerProps) {
  return (
    <section className="trail-page" aria-label="Before and after">
      <h2>Before → after</h2>
      <Details details={data['details'] as unknown} />
    </section>
  )
}
