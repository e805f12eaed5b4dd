import { styled } from 'styled-components'
import type { OfferedPlan } from '#contracts/membership/membershipOffers.ts'
import type { Plan } from '#contracts/people/people.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { ownPrice, usePlanFacts } from './planFacts.ts'
import { t } from '../../../lib/text.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'

type PlanChoiceProps = {
  value: Plan
  disabled: boolean
  /** The prices with an offer. */
  reduced?: OfferedPlan[] | undefined
  onChange: (plan: Plan) => void
}

export function PlanChoice({ value, disabled, reduced = [], onChange }: PlanChoiceProps) {
  const { plans } = usePlanFacts()
  const reducedOf = (plan: Plan) => reduced.find((one) => one.plan === plan)
  return (
    <Choice disabled={disabled}>
      <Legend>{t('Choose your plan')}</Legend>
      <Pair>
        {plans.map(({ plan, name, price, per, note, saving }) => (
          <PlanCard key={plan}>
            <input type="radio" name="plan" checked={value === plan} onChange={() => onChange(plan)} />
            <Name>
              {name} {saving && !reducedOf(plan) && <Badge $tone="good">{saving}</Badge>}
            </Name>
            <PlanPrice price={price} per={per} note={note} reduced={reducedOf(plan)} />
          </PlanCard>
        ))}
      </Pair>
    </Choice>
  )
}

type PlanPriceProps = { price: string; per: 'month' | 'year'; note: string; reduced: OfferedPlan | undefined }

function PlanPrice({ price, per, note, reduced }: PlanPriceProps) {
  if (!reduced)
    return (
      <>
        <Price>
          {price}
          <small> / {per === 'year' ? t('year') : t('month')}</small>
        </Price>
        <Note>{note}</Note>
      </>
    )
  const until = reduced.fullPriceAt && day.format(new Date(reduced.fullPriceAt))
  return (
    <>
      <Price>
        {ownPrice(reduced.plan, reduced.offerPrice)}
        <small> / {per === 'year' ? t('year') : t('month')}</small>
      </Price>
      <Note>{until ? t('{price} from {until} on', { price, until }) : t('instead of {price}', { price })}</Note>
    </>
  )
}

const day = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

const Choice = styled.fieldset`
  container-type: inline-size;
`
const Legend = styled.legend`
  margin-block-end: ${theme.space[3]};
  padding: 0;
  font: 700 ${theme.size.h3} / 1.2 ${theme.font.display};

  ${theme.below.tablet} {
    font-size: ${theme.size.h4};
  }
`
/** From this width of the choice on: as wide as on a tablet, also where the choice is beside something. */
const WIDE = '@container (min-width: 34rem)'
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: ${theme.space[3]};

  ${theme.from.phone} {
    gap: ${theme.space[4]};
  }
`
const PlanCard = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.lineStrong};
  ${theme.cleave.medium}
  background: ${theme.color.surface};
  cursor: pointer;

  input {
    position: absolute;
    inset-block-start: ${theme.space[3]};
    inset-inline-end: ${theme.space[3]};
    inline-size: 1.375rem;
    block-size: 1.375rem;
    margin: 0;
    accent-color: ${theme.color.amethyst};
  }

  &:has(:checked) {
    border-color: ${theme.color.amethyst};
    background: ${theme.color.amethystSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.amethyst};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 3px;
  }

  &:has(:disabled) {
    cursor: default;
  }

  ${WIDE} {
    padding: ${theme.space[5]};

    input {
      inset-block-start: ${theme.space[5]};
      inset-inline-end: ${theme.space[5]};
    }
  }
`
const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;
  padding-inline-end: 2rem;
  font-weight: 650;
`
const Price = styled.span`
  font: 800 ${theme.size.h3} / 1.1 ${theme.font.display};
  font-variant-numeric: tabular-nums;

  small {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
    font-weight: 500;
  }

  ${WIDE} {
    font-size: ${theme.size.h2};

    small {
      font-size: 1rem;
    }
  }
`
const Note = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.size.xs};

  ${WIDE} {
    font-size: ${theme.size.sm};
  }
`
