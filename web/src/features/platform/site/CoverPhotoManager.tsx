import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { CoverPhotoForm } from './CoverPhotoForm.tsx'
import { coverPhotoQuery } from './queries.ts'
import { t } from '../../../lib/text.ts'

export function CoverPhotoManager() {
  const { data: coverPhoto } = useQuery(coverPhotoQuery)
  return (
    <Box>
      <Preview>
        <Picture
          src={coverPhoto?.value ?? null}
          alt={t('The current cover photo')}
          seed="the hunt 7"
          ramp="carnelian"
          width={1920}
          height={800}
        />
      </Preview>
      <CoverPhotoForm />
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`
const Preview = styled.div`
  aspect-ratio: 1920 / 800;
  overflow: hidden;
  border-radius: ${theme.radius.base};
  background: ${theme.color.sunken};
`
