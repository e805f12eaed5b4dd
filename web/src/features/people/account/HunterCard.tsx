import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Profile } from '#contracts/community/hunters.ts'
import { hunterName } from '#contracts/community/hunterName.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { HunterFace } from '../../../ui/HunterFace.tsx'
import { Trans } from '../../../ui/Trans.tsx'

type HunterCardProps = { profile: Profile; isChoosing: boolean; onChange: () => void; onRemove: () => void }

/** The saved name and picture. */
export function HunterCard({ profile, isChoosing, onChange, onRemove }: HunterCardProps) {
  return (
    <Shown>
      <HunterFace id={profile.id} pictureUrl={profile.pictureUrl} size="large" />
      <div>
        <strong>{profile.name ?? hunterName({ authorName: null, authorId: profile.id })}</strong>
        <p>
          <Trans
            id="This is you, as others see you. <0>Open your page</0>"
            components={{ 0: <Link to={`/hunters/${profile.id}`} /> }}
          />
        </p>
        <Actions>
          {!isChoosing && (
            <Button tone="outline" size="compact" onClick={onChange}>
              {profile.pictureUrl ? t('Change picture') : t('Add a picture')}
            </Button>
          )}
          {profile.pictureUrl && (
            <Button tone="quiet" size="compact" onClick={onRemove}>
              {t('Remove picture')}
            </Button>
          )}
        </Actions>
      </div>
    </Shown>
  )
}

const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};

  > div:last-child {
    flex: 1 1 14rem;
  }

  strong {
    overflow-wrap: anywhere;
  }

  p {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-block-start: ${theme.space[3]};
`
