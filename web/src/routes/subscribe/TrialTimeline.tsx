import { useState } from 'react'
import { styled } from 'styled-components'
import { TRIAL_NOTICE_DAYS } from '#contracts/shared/constants.ts'
import { trialSteps } from '../../features/membership/subscription/trialSteps.ts'
import { localDayOf } from '../../lib/dates.ts'
import { t } from '../../lib/text.ts'
import { theme } from '../../theme.ts'

type TrialTimelineProps = {
  trialDays: number
  /** The first charge, with tax where it is known. */
  price: string
}

/** What happens on which day of the free trial. */
export function TrialTimeline({ trialDays, price }: TrialTimelineProps) {
  const [now] = useState(() => new Date())
  const { reminderAt, chargeAt } = trialSteps(now, trialDays)
  return (
    <section aria-labelledby="trial-timeline">
      <Title id="trial-timeline">{t('Your free trial')}</Title>
      <Days>
        <li>
          <time dateTime={now.toISOString()}>{t('Today')}</time>
          <p>
            <strong>{t('Everything opens')}</strong>
            {t('You pay nothing.')}
          </p>
        </li>
        {reminderAt && (
          <li>
            <Day date={reminderAt} />
            <p>
              <strong>{t('We remind you')}</strong>
              {t(
                'An email tells you that the trial ends in {count, plural, one {# day} other {# days}}. Cancel before then and you pay nothing.',
                { count: TRIAL_NOTICE_DAYS },
              )}
            </p>
          </li>
        )}
        <li>
          <Day date={chargeAt} />
          <p>
            <strong>{t('{price}, if you stay', { price })}</strong>
            {t('Your first payment.')}
          </p>
        </li>
      </Days>
    </section>
  )
}

function Day({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{localDayOf(date)}</time>
}

const Title = styled.h2`
  margin-block-end: ${theme.space[4]};
  font-size: ${theme.size.h3};
`
const Days = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
    grid-template-columns: 4.5rem 1fr;
    gap: ${theme.space[6]};
    padding-block-end: ${theme.space[4]};
  }

  /* The line from day to day, and its marks. */
  li:not(:last-child)::before,
  li::after {
    content: '';
    position: absolute;
    inset-inline-start: calc(4.5rem + ${theme.space[6]} / 2);
    translate: -50%;
    background: ${theme.color.amethyst};
  }

  li:not(:last-child)::before {
    inset-block: 0.7rem -0.7rem;
    inline-size: 2px;
    opacity: 0.45;
  }

  li::after {
    inset-block-start: 0.4rem;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    rotate: 45deg;
  }

  time {
    font: 700 ${theme.size.h4} / 1.4 ${theme.font.display};
  }

  p {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }

  strong {
    display: block;
    color: ${theme.color.text};
    font-size: 1rem;
  }
`
