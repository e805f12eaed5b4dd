import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ReviewLine } from '#contracts/shop/reviews.ts'
import { theme } from '../../../theme.ts'
import { PaddedCard } from '../../../ui/Card.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { OwnReview } from './OwnReview.tsx'
import type { ReviewAccess } from './queries.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { t } from '../../../lib/text.ts'
import { lineVariantText } from '../articles/variantText.ts'

/** One thing that was bought: a form, or the review with its buttons. */
export function LineReview({ line, access }: { line: ReviewLine; access: ReviewAccess }) {
  const [isEditing, setEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isWritten = line.review !== null
  const before = useRef(isWritten)

  // The form with the focus has gone.
  useEffect(() => {
    if (before.current !== isWritten) heading.current?.focus()
    before.current = isWritten
  }, [isWritten])

  function handleDone() {
    setEditing(false)
    heading.current?.focus()
  }

  return (
    <Box as="article" aria-label={line.title}>
      <Frame data-on="plinth">
        <Picture
          src={line.imageUrl}
          alt=""
          seed={line.title}
          ramp="carnelian"
          width={240}
          height={240}
          fit="contain"
          sizes="(min-width: 720px) 7.5rem, 4.5rem"
        />
      </Frame>
      <Top>
        <h2 ref={heading} tabIndex={-1}>
          {line.url ? <Link to={line.url}>{line.title}</Link> : line.title}
        </h2>
        <small>{lineVariantText(line)}</small>
      </Top>
      <Main>
        {line.review && !isEditing ? (
          <OwnReview line={line} review={line.review} access={access} onEdit={() => setEditing(true)} />
        ) : line.url ? (
          <ReviewForm line={line} access={access} onDone={isEditing ? handleDone : undefined} />
        ) : (
          <p>{t('This is no longer in the shop, so it can’t be reviewed.')}</p>
        )}
      </Main>
    </Box>
  )
}

const Box = styled(PaddedCard)`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${theme.space[3]} ${theme.space[4]};

  ${theme.from.tablet} {
    grid-template-columns: 7.5rem minmax(0, 1fr);
    gap: ${theme.space[4]} ${theme.space[5]};
  }
`
const Frame = styled.div`
  aspect-ratio: 1;
  align-self: start;
  overflow: hidden;
  ${theme.cleave.small}
  background: ${theme.fixed.plinth};

  ${theme.from.tablet} {
    grid-row: span 2;
  }
`
const Top = styled.div`
  align-self: center;

  h2 {
    font-size: ${theme.size.h4};
  }

  h2:focus {
    outline: none;
  }

  small {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
const Main = styled.div`
  grid-column: 1 / -1;

  ${theme.from.tablet} {
    grid-column: 2;
  }
`
