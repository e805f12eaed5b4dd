import { Pause, Volume2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { srcSetOf } from '#contracts/platform/pictures.ts'
import { t } from '../../../lib/text.ts'
import { useBrokenImage } from '../../../lib/useBrokenImage.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Creator } from './CreatorPictures.tsx'

/** The creator's signature and voice, below the words. */
export function CreatorSign({ creator: { name, signatureUrl, clip } }: { creator: Creator }) {
  const voice = clip?.kind === 'voice' ? clip.url : null
  if (!signatureUrl && !voice) return null
  return (
    <Row>
      {signatureUrl && <Signature name={name} src={signatureUrl} />}
      {voice && <Voice name={name} src={voice} />}
    </Row>
  )
}

function Signature({ name, src }: { name: string; src: string }) {
  const { isBroken, image } = useBrokenImage(src)
  if (isBroken) return null
  const srcSet = srcSetOf(src)
  return (
    <Name
      {...image}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && '12rem'}
      alt={t('Signature of {name}', { name })}
      width={192}
      height={64}
      loading="lazy"
      decoding="async"
    />
  )
}

function Voice({ name, src }: { name: string; src: string }) {
  const sound = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <p role="alert">{t('The recording couldn’t be played.')}</p>

  function handleClick() {
    if (isPlaying) sound.current?.pause()
    // What fails is in `onError`; a press that interrupts the start isn't a failure.
    else void sound.current?.play().catch(() => undefined)
  }
  return (
    <>
      <Button tone="outline" size="compact" onClick={handleClick}>
        {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Volume2 size={18} aria-hidden="true" />}
        {isPlaying ? t('Pause {name}', { name }) : t('Hear {name}', { name })}
      </Button>
      {/* The panel asks the owner to speak the introduction, which is beside it. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={sound}
        src={src}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onError={() => setBroken(true)}
      />
    </>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[5]};
`
/** As dark as the text, or as light: of the picture, only its opaque part is used. */
const Name = styled.img`
  inline-size: 12rem;
  block-size: 4rem;
  object-fit: contain;
  object-position: left;
  filter: brightness(0);

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      filter: brightness(0) invert(1);
    }
  }

  :root[data-theme='dark'] & {
    filter: brightness(0) invert(1);
  }
`
