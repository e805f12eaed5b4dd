import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Hunter } from '#contracts/community/hunters.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { FocusedHeading } from '../../../ui/FocusedHeading.tsx'
import { HunterFace } from '../../../ui/HunterFace.tsx'

const month = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })

export function HunterHead({ hunter, name, children }: { hunter: Hunter; name: string; children: ReactNode }) {
  const { id, pictureUrl, role, memberSince } = hunter
  return (
    <Head>
      <HunterFace id={id} pictureUrl={pictureUrl} isCreator={role === 'creator'} size="large" />
      <Text>
        <FocusedHeading>{name}</FocusedHeading>
        <Line>
          {role === 'member' && <Badge $tone="member">{t('Subscriber')}</Badge>}
          {role === 'creator' && <Badge $tone="hot">{t('Creator')}</Badge>}
          {role === 'team' && <Badge $tone="staff">{t('Team')}</Badge>}
          <span>{t('Member since {month}', { month: month.format(new Date(`${memberSince}-01T00:00:00Z`)) })}</span>
        </Line>
        <Line>{children}</Line>
      </Text>
    </Head>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[5]};
  margin-block-end: ${theme.space[7]};
`
const Text = styled.div`
  display: grid;
  flex: 1 1 16rem;
  align-content: center;
  gap: ${theme.space[3]};

  h1 {
    font-size: ${theme.size.h2};
    overflow-wrap: anywhere;
  }
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  color: ${theme.color.muted};
`
