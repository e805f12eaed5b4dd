import { styled } from 'styled-components'
import type { Language } from '#contracts/shared/languages.ts'
import { paths } from '#contracts/shared/paths.ts'
import { useOpenJoinSheet } from '../../../lib/joinSheet.ts'
import { storeReturnTo } from '../../../lib/returnTo.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { theme } from '../../../theme.ts'
import { ContourArt } from '../../../ui/ContourArt.tsx'
import { GoButton } from '../../../ui/GoButton.tsx'
import { pagePath, t } from '../../../lib/text.ts'

type StoryEndProps = {
  title: string
  path: string
  /** The page's language, where the story is in another. */
  lang: Language | undefined
  /** False when members get all of the text. */
  hasStart: boolean
}

const LINES = { width: 640, height: 320, bands: 11 }

/** Where the text ends for visitors who are not members. */
export function StoryEnd({ title, path, lang, hasStart }: StoryEndProps) {
  const { user } = useVisitor()
  const openJoinSheet = useOpenJoinSheet('post')
  return (
    <Panel lang={lang} data-wide="" data-on="basalt" aria-label={t('For members')}>
      <Lines seed={path} size={LINES} />
      <Words>
        <p>{hasStart ? t('The rest of this story is for members.') : t('This story is for members.')}</p>
        <Offer>
          {user
            ? t('Become a subscriber to read on, watch every film, and join the conversation.')
            : t('Sign in to read on. New here? You can start with a free trial.')}
        </Offer>
        <GoButton
          to={user ? '/subscribe' : `${paths.login}?redirect=${pagePath(path)}`}
          tone="member"
          onClick={(event) => {
            storeReturnTo({ path, title })
            openJoinSheet(event)
          }}
        >
          {user ? t('Become a Subscriber') : t('Sign In to Read On')}
        </GoButton>
      </Words>
    </Panel>
  )
}

const Panel = styled.aside`
  position: relative;
  overflow: hidden;
  ${theme.cleave.large}
  background: ${theme.fixed.basalt};
  color: ${theme.fixed.chalk};
`
const Lines = styled(ContourArt)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: min(100%, 34rem);
  block-size: 100%;
  color: #8d6fd1;
  mask-image: linear-gradient(90deg, transparent 20%, black 75%);
`
const Words = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  padding: ${theme.space[6]} ${theme.space[5]};

  ${theme.from.tablet} {
    padding: ${theme.space[7]} ${theme.space[6]};
  }

  > p:first-child {
    max-inline-size: 16ch;
    font: 700 clamp(1.5rem, 1.3rem + 0.9vw, 2rem) / 1.15 ${theme.font.display};
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
`
const Offer = styled.p`
  max-inline-size: 34ch;
  color: ${theme.fixed.chalkMuted};
  font-size: ${theme.size.md};
  line-height: 1.5;
`
