import { styled } from 'styled-components'
import { useSiteConfig } from '../../lib/siteConfig.ts'
import { t } from '../../lib/text.ts'
import { theme } from '../../theme.ts'

/** What members say, as the owner chose it. */
export function MemberWords() {
  const words = useSiteConfig().data?.landing.memberWords ?? []
  if (words.length === 0) return null
  return (
    <section aria-labelledby="member-words">
      <Title id="member-words">{t('What members say')}</Title>
      <Pair>
        {words.map(({ text, name }) => (
          <figure key={name + text}>
            <blockquote>{text}</blockquote>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Pair>
    </section>
  )
}

const Title = styled.h2`
  margin-block-end: ${theme.space[4]};
  font-size: ${theme.size.h3};
`
const Pair = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  ${theme.from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }

  figure {
    margin: 0;
    padding-inline-start: ${theme.space[4]};
    border-inline-start: 3px solid ${theme.color.amethyst};
  }

  blockquote {
    margin: 0 0 ${theme.space[2]};
    font-size: ${theme.size.lg};
    line-height: 1.45;
  }

  figcaption {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
