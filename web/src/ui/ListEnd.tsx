import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { Button } from './Button.tsx'
import { ErrorState } from './ErrorState.tsx'
import { t } from '../lib/text.ts'
import { formatNumber } from '../lib/formatNumber.ts'

type ListEndProps = {
  /** Positions start at 1. */
  from: number
  to: number
  total: number
  /** In English. */
  many: string
  isLoading?: boolean
  isError?: boolean
  onMore: () => void
  /** The first new card takes the focus. */
  cardAt: (position: number) => HTMLElement | null | undefined
}

export function ListEnd({ from, to, total, many, isLoading = false, isError = false, onMore, cardAt }: ListEndProps) {
  const awaited = useRef<number | null>(null)
  const [hasGrown, setGrown] = useState(false)

  useEffect(() => {
    if (awaited.current === null || awaited.current > to) return
    const card = cardAt(awaited.current)
    awaited.current = null
    card?.querySelector<HTMLElement>('a, select, button')?.focus()
  })

  function handleMore() {
    awaited.current = to + 1
    setGrown(true)
    onMore()
  }

  if (from === 1 && to >= total && !hasGrown) return null
  return (
    <End>
      <p role="status">
        {t('Showing {from}–{to} of {total} {many}', {
          from: formatNumber(from),
          to: formatNumber(to),
          total: formatNumber(total),
          many: t(many),
        })}
      </p>
      {isError && (
        <ErrorState
          title={t('More {many} could not be loaded.', { many: t(many) })}
          onRetry={handleMore}
          pending={isLoading}
        />
      )}
      {to < total && !isError && (
        <Button tone="outline" onClick={handleMore} pending={isLoading}>
          {t('Load More')}
        </Button>
      )}
    </End>
  )
}

const End = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[5]};

  > p {
    color: ${theme.color.muted};
    font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
  }
`
