import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'
import { useIsBrowser } from '../../../lib/useIsBrowser.ts'
import { sortCountries } from '../../../lib/regions.ts'
import { t } from '../../../lib/text.ts'
import { DeliveryDates } from './DeliveryDates.tsx'
import type { Made } from '../cart/madeOf.ts'
import { deliveryQuery } from './queries.ts'
import { useDeliveryCountry } from './useDeliveryCountry.ts'

/** When an order placed today arrives in the country chosen here. */
export function DeliveryLine({ made }: { made: Made }) {
  const { country, countries, choose } = useDeliveryCountry()
  const { data } = useQuery(deliveryQuery(country))
  const id = useId()
  // Names of countries are sorted by the browser's rules, which the server may not have.
  const isBrowser = useIsBrowser()
  return (
    <Box>
      <DeliveryDates country={country} method="standard" made={made} />
      {isBrowser && (
        <Choice>
          <label htmlFor={id}>{t('Deliver to')}</label>
          <select id={id} value={country} onChange={({ target }) => choose(target.value)}>
            {sortCountries(countries).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </Choice>
      )}
      {data?.vat && <Vat>{t(data.vat)}</Vat>}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[1]};
`
const Choice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  padding-inline-start: calc(20px + ${theme.space[2]});
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};

  select {
    max-inline-size: 100%;
    min-block-size: 2rem;
    padding: 0 ${theme.space[1]};
    border: 0;
    border-block-end: 1px solid ${theme.color.lineStrong};
    background: transparent;
    color: ${theme.color.text};
    font: inherit;
  }

  option {
    background: ${theme.color.raised};
    color: ${theme.color.text};
  }
`
const Vat = styled.p`
  padding-inline-start: calc(20px + ${theme.space[2]});
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
