'use client'
import { toast, useTranslation } from '@payloadcms/ui'
import {
  CreditCard,
  Gem,
  Gift,
  Globe,
  HelpCircle,
  Languages,
  type LucideIcon,
  MapPin,
  MessageCircleQuestion,
  Search,
  Shirt,
  Star,
  Upload,
  UserPlus,
} from 'lucide-react'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { changeSettings, readSettingsForm } from '#contracts/routes/platform/settings.ts'
import { PART_NAMES } from '#contracts/platform/sitePartNames.ts'
import { parsePartsOff, SITE_PARTS, type SitePart } from '#contracts/platform/siteParts.ts'
import { messageIn } from '../view/problemOf.ts'
import { textIn } from '../view/textIn.ts'

const PICTURES: Record<SitePart, LucideIcon> = {
  merchandise: Shirt,
  'own-goods': Gem,
  'gift-cards': CreditCard,
  'gift-memberships': Gift,
  reviews: Star,
  questions: MessageCircleQuestion,
  guesses: HelpCircle,
  finds: MapPin,
  identify: Search,
  uploads: Upload,
  referrals: UserPlus,
  german: Languages,
  europe: Globe,
}

type PartSwitchesProps = {
  off: SitePart[]
  /** Whether a print provider is set up. */
  prints: boolean
}

/** Each switch is saved at once. */
export function PartSwitches({ off: stored, prints }: PartSwitchesProps) {
  const { language } = useTranslation().i18n
  const t = textIn(language)
  const router = useRouter()
  const [off, setOff] = useState(stored)
  const [saving, setSaving] = useState<SitePart | null>(null)

  async function change(part: SitePart, isOn: boolean) {
    if (saving !== null) return
    setSaving(part)
    try {
      // Another page may have switched something meanwhile.
      const current = parsePartsOff((await call(readSettingsForm, {})).parts_off)
      const wanted = SITE_PARTS.filter((one) => (one === part ? !isOn : current.includes(one)))
      const saved = await call(changeSettings, { input: { parts_off: wanted.join(',') } })
      setOff(parsePartsOff(saved.parts_off))
      toast.success(t(isOn ? '{name}: on.' : '{name}: off.', { name: t(PART_NAMES[part].label) }))
      // The menu follows.
      router.refresh()
    } catch (error) {
      toast.error(messageIn(error, language))
    }
    setSaving(null)
  }

  return (
    <ul className="parts">
      {SITE_PARTS.map((part) => {
        const { label, note } = PART_NAMES[part]
        const Picture = PICTURES[part]
        const isOn = !off.includes(part)
        const isMissing = part === 'merchandise' && !prints
        return (
          <li key={part} className="part" data-off={!isOn}>
            <Picture className="part__picture" size={40} strokeWidth={1.5} aria-hidden="true" />
            <label>
              <input
                type="checkbox"
                role="switch"
                checked={isOn}
                aria-disabled={saving !== null}
                disabled={isMissing}
                aria-describedby={`part-${part}`}
                onChange={({ target }) => void change(part, target.checked)}
              />
              {t(label)}
            </label>
            <p id={`part-${part}`}>{t(isMissing ? 'It needs a print provider: set SPREADCONNECT_API_KEY.' : note)}</p>
          </li>
        )
      })}
    </ul>
  )
}
