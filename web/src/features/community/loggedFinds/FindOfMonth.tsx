import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { readFindOfMonth, readFindPhoto } from '#contracts/routes/community/loggedFinds.ts'
import { readQuery } from '../../../lib/readQuery.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Picture } from '../../../ui/Picture.tsx'

const findOfMonthQuery = readQuery(readFindOfMonth, {})

/** Nothing until the creator has chosen one. The page comes with the answer, so nothing moves. */
export function FindOfMonth() {
  const { data } = useQuery(findOfMonthQuery)
  if (!data?.find) return null
  const { id, stone, photo, finder } = data.find
  const address = addressOf(readFindPhoto, { params: { id: Number(id), photo: Number(photo) } })
  return (
    <Box aria-labelledby="find-of-the-month">
      <Frame>
        <Picture src={address} alt={stone} seed={`${id} ${stone}`} ramp="carnelian" width={640} height={480} />
      </Frame>
      <Words>
        <p>{t('Find of the month')}</p>
        <h2 id="find-of-the-month">{stone}</h2>
        <p>{finder ? t('Found by {finder}', { finder }) : t('Found by one of you')}</p>
      </Words>
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  ${theme.cleave.large}
`
const Frame = styled.div`
  aspect-ratio: 4 / 3;
`
const Words = styled.div`
  display: grid;
  align-content: center;
  gap: ${theme.space[1]};
  padding: ${theme.space[5]};

  h2 {
    font-size: ${theme.size.h3};
    overflow-wrap: anywhere;
  }

  p {
    color: ${theme.color.muted};
  }

  p:first-child {
    color: ${theme.color.pyrite};
    font: 600 ${theme.size.xs} / 1.4 ${theme.font.mono};
  }
`
