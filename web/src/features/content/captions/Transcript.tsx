import { useState } from 'react'
import { styled } from 'styled-components'
import type { FullPost } from '#contracts/content/posts.ts'
import type { Seek } from '../../../lib/momentLink.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Input.tsx'
import { TranscriptLines } from './TranscriptLines.tsx'

type TranscriptProps = { post: FullPost; onSeek: Seek | undefined }

/** The transcript of a film, loaded when it is opened. */
export function Transcript({ post, onSeek }: TranscriptProps) {
  const { captions } = post
  const [isOpen, setOpen] = useState(false)
  const [language, setLanguage] = useState(captions[0]?.language ?? '')
  return (
    <section aria-labelledby="transcript">
      <Head>
        <h2 id="transcript">{t('Transcript')}</h2>
        <Button tone="outline" size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('Hide transcript') : t('Show transcript')}
        </Button>
      </Head>
      {isOpen && captions.length > 1 && (
        <Field label={t('Language')}>
          {(aria) => (
            <Select {...aria} value={language} onChange={({ target }) => setLanguage(target.value)}>
              {captions.map((one) => (
                <option key={one.language} value={one.language}>
                  {one.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {isOpen && <TranscriptLines key={language} post={post} language={language} onSeek={onSeek} />}
    </section>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
`
