'use client'
import { call } from '#contracts/call.ts'
import { endGiftMembership } from '#contracts/routes/membership/giftMemberships.ts'
import { AskFirst } from '../../platform/view/AskFirst.tsx'
import { useText } from '../../platform/view/useText.ts'

/** @param until for people, the day on which it would end by itself. */
export function EndGift({ id, until }: { id: number; until: string }) {
  const t = useText()
  return (
    <AskFirst
      group={t('Ending')}
      label={t('End the membership')}
      send={() => call(endGiftMembership, { params: { id } })}
      done={t('The gift membership has ended.')}
    >
      <p>
        {t(
          'The membership would run until {day}. If you end it, access ends immediately and can’t be given back here. Nothing is refunded, and no one is emailed.',
          { day: until },
        )}
      </p>
    </AskFirst>
  )
}
