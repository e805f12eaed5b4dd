'use client'
import { Button, useFormFields, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { inLanguage, splitLanguage, type Language } from '#contracts/shared/languages.ts'
import { useText } from '../../platform/view/useText.ts'
import { germanTitleIn } from './germanTitleIn.ts'

/** Above the fields of the German version: what it is for, and a button that shows it in the live preview. */
export function GermanPreview() {
  const t = useText()
  const { url, setURL, isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  const hasTitle = useFormFields(([fields]) => germanTitleIn(fields) !== '')
  const [isWanted, setWanted] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const german = typeof url === 'string' && url !== '' ? pageIn('de', url) : null

  // A save sets the address of the original again.
  useEffect(() => {
    if (isWanted && german !== null && url !== german) setURL(german)
  }, [isWanted, german, url, setURL])

  const isShown = isWanted && isLivePreviewing
  // The preview takes half of the form's width, which moves everything down.
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'center' })
  }, [isShown])

  function toggle() {
    if (german === null) return
    setWanted(!isShown)
    setURL(isShown ? pageIn('en', german) : german)
    setIsLivePreviewing(true)
  }

  return (
    <div ref={box} className="german-preview">
      <p className="field-description">
        {t(
          'For the German pages. Leave it empty to show the original there. Emails, notifications and feeds keep the original.',
        )}
      </p>
      {german !== null && (hasTitle || isShown) && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={toggle}>
          {t(isShown ? 'Preview the original' : 'Preview in German')}
        </Button>
      )}
    </div>
  )
}

/** The address of the same page in a language. */
function pageIn(language: Language, address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + inLanguage(language, splitLanguage(pathname).path)
}
