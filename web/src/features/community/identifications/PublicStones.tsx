import { styled } from 'styled-components'
import type { PublicIdentificationList } from '#contracts/community/identifications.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { CONFIDENCE_LABELS } from './stoneLabels.ts'
import { StonePhotoRow } from './StonePhotoRow.tsx'

export function PublicStones({ stones }: { stones: PublicIdentificationList }) {
  return (
    <Grid role="list">
      {stones.map(({ id, photos, sizeMm, answer }) => (
        <li key={id}>
          <StonePhotoRow id={id} name={answer.name} photos={photos} />
          <h3>{answer.name}</h3>
          <Facts>
            <Badge>{t(CONFIDENCE_LABELS[answer.confidence])}</Badge> {t('{sizeMm} mm', { sizeMm })}
          </Facts>
          <p>{answer.reasons}</p>
        </li>
      ))}
    </Grid>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${theme.space[6]} ${theme.space[5]};

  li {
    display: grid;
    align-content: start;
    gap: ${theme.space[2]};
  }

  h3 {
    font-size: ${theme.size.h4};
  }

  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
const Facts = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
