import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { articleAddress } from '#contracts/shop/articleAddress.ts'
import type { OwnStone } from '#contracts/shop/ownStones.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'
import { langOfOriginal } from '../../../lib/pageLanguage.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { HandoverCode } from './HandoverCode.tsx'
import { type StoneCalls, useHandOver, useWithdrawCode } from './ownStoneQueries.ts'

const day = dateFormat({ dateStyle: 'medium' })
const dayOf = (at: string) => day.format(new Date(at))

type OwnStoneRowProps = { stone: OwnStone; calls: StoneCalls }

/** Shows a code only once, when it is made. */
export function OwnStoneRow({ stone, calls }: OwnStoneRowProps) {
  const { productId, name, canHandOver, codeSince } = stone
  const [code, setCode] = useState<string>()
  const handOverButton = useRef<HTMLButtonElement>(null)
  const handOver = useHandOver(stone, calls)
  const withdraw = useWithdrawCode(stone, calls)
  const error = handOver.error ?? withdraw.error

  function handleHandOver() {
    withdraw.reset()
    runMutation(handOver, undefined, {
      onSuccess: (made) => setCode(made.code),
      onError: handleSessionExpired,
    })
  }

  function handleWithdraw() {
    handOver.reset()
    runMutation(withdraw, undefined, {
      onSuccess: () => {
        setCode(undefined)
        // The button that had the focus is gone.
        handOverButton.current?.focus()
      },
      onError: handleSessionExpired,
    })
  }

  return (
    <Row>
      <div>
        <Link to={articleAddress('product', productId, name)} lang={langOfOriginal()}>
          {name}
        </Link>
        <p>{describe(stone)}</p>
        {error && <p role="alert">{serverMessage(error, t('That didn’t work. Please try again.'))}</p>}
      </div>
      {canHandOver && (
        <Actions data-print="no">
          <Button
            ref={handOverButton}
            tone="outline"
            size="compact"
            aria-label={codeSince ? t('Make a new code for {name}', { name }) : t('Hand over {name}', { name })}
            pending={handOver.isPending}
            onClick={handleHandOver}
          >
            {codeSince ? t('Make a new code') : t('Hand over')}
          </Button>
          {codeSince && (
            <Button
              tone="quiet"
              size="compact"
              aria-label={t('Withdraw the code for {name}', { name })}
              pending={withdraw.isPending}
              onClick={handleWithdraw}
            >
              {t('Withdraw the code')}
            </Button>
          )}
        </Actions>
      )}
      <div role="status">{code && canHandOver && <HandoverCode code={code} />}</div>
    </Row>
  )
}

function describe({ piece, pieces, since, handedOnAt, canHandOver, codeSince }: OwnStone): string {
  const which = pieces > 1 ? `${t('Piece {piece} of {pieces}.', { piece, pieces })} ` : ''
  if (handedOnAt) return which + t('You handed it over on {day}.', { day: dayOf(handedOnAt) })
  const yours = which + t('Yours since {day}.', { day: dayOf(since) })
  if (!canHandOver) return `${yours} ${t('You can hand it over once it is on its way to you.')}`
  return codeSince ? `${yours} ${t('A code has been waiting since {day}.', { day: dayOf(codeSince) })}` : yours
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding-block: ${theme.space[3]};
  border-block-start: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;

  a {
    font-weight: 650;
  }

  p {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }

  > [role='status'] {
    flex-basis: 100%;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
