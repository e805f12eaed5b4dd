import { peopleIn } from '../../outreach/mailings/mailingText.ts'
import { msg, textIn, type Translate } from '../../platform/view/textIn.ts'

type Reached = { people: number; devices: number }

/** Who is notified about a post. Notifications leave by themselves when it is public. */
export function pushText({ people, devices }: Reached, t: Translate = textIn('en')): string {
  if (people === 0) return t('No one has turned on notifications about such posts.')
  const count = peopleIn(people, t)
  if (devices !== people) {
    const text =
      people === 1
        ? msg('{count} who asked for it gets a notification on {devices} devices when it is published.')
        : msg('{count} who asked for it get a notification on {devices} devices when it is published.')
    return t(text, { count, devices })
  }
  return t(
    people === 1
      ? '{count} who asked for it gets a notification when it is published.'
      : '{count} who asked for it get a notification when it is published.',
    { count },
  )
}
