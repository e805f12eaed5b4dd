import { styled } from 'styled-components'
import { MembersPosts } from '../../features/content/posts/MembersPosts.tsx'
import { MemberPriceExample } from '../../features/shop/merchandise/MemberPriceExample.tsx'
import { theme } from '../../theme.ts'
import { MembershipBenefits } from './MembershipBenefits.tsx'
import { MemberWords } from './MemberWords.tsx'
import { TrialTimeline } from './TrialTimeline.tsx'

type SubscribeReasonsProps = {
  /** 0 without a trial. */
  trialDays: number
  price: string
}

/** Beside the plans: what one gets, when one pays, and what members say. */
export const SubscribeReasons = ({ trialDays, price }: SubscribeReasonsProps) => (
  <Reasons>
    {trialDays > 0 && <TrialTimeline trialDays={trialDays} price={price} />}
    <MembersPosts />
    <MembershipBenefits />
    <MemberPriceExample />
    <MemberWords />
  </Reasons>
)

const Reasons = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
`
