import { styled } from 'styled-components'
import { describeMembership } from '../../features/membership/subscription/describeSubscription.ts'
import { HunterForm } from '../../features/people/account/HunterForm.tsx'
import { NewHuntEmails } from '../../features/people/account/NewHuntEmails.tsx'
import { t } from '../../lib/text.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { theme } from '../../theme.ts'
import { PaddedCard } from '../../ui/Card.tsx'

/** What somebody who has just paid wants to know and can choose. */
export function WelcomeChoices() {
  const { user } = useVisitor()
  if (!user?.isSubscriber) return null
  const membership = describeMembership(user)
  return (
    <Box as="section" aria-labelledby="welcome-choices">
      <h2 id="welcome-choices">{t('Your membership')}</h2>
      {membership && <p>{membership}</p>}
      <NewHuntEmails />
      <h3>{t('Your name beside comments')}</h3>
      <HunterForm />
    </Box>
  )
}

const Box = styled(PaddedCard)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  max-inline-size: 44rem;

  h2 {
    font-size: ${theme.size.h3};
  }

  h3 {
    font-size: ${theme.size.h4};
  }
`
