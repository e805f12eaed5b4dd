import { Pickaxe } from 'lucide-react'
import { styled } from 'styled-components'
import type { Collecting } from '#contracts/content/places.ts'
import { dateOf } from '../../../lib/dates.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { t } from '../../../lib/text.ts'
import { Trans } from '../../../ui/Trans.tsx'

/** What may be collected there, with the source and when it was checked. */
export function CollectingLine({ collecting }: { collecting: Collecting }) {
  const { rule, sourceUrl, checkedOn, outOfDate } = collecting
  const day = new Date(checkedOn)
  return (
    <Box>
      <Pickaxe size={18} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p>
          <strong>{t('Collecting:')}</strong> {rule}
        </p>
        <Facts>
          <a href={sourceUrl} rel="noopener noreferrer">
            {new URL(sourceUrl).hostname.replace(/^www\./, '')}
          </a>
          <span>
            <Trans
              id="Checked on <0>{day}</0>"
              values={{ day: dateOf(day) }}
              components={{ 0: <time dateTime={checkedOn} /> }}
            />
          </span>
          {outOfDate && <Badge $tone="warn">{t('This may be out of date')}</Badge>}
        </Facts>
      </div>
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  max-inline-size: 65ch;
  padding-block: ${theme.space[3]};
  border-block: 1px solid ${theme.color.line};

  > svg {
    flex: none;
    margin-block-start: 0.25em;
    color: ${theme.color.carnelian};
  }

  strong {
    font-weight: 650;
  }
`
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
