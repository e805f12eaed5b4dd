import { button, text } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const threadAnswer = mail('thread-answer', {
  wordings: {
    'thread-answer.reply': {
      label: 'Answer to a message',
      required: ['message', 'link'],
      en: {
        subject: 'Re: Your message to {siteName}',
        title: 'We’ve answered you, {firstName}',
        body: ['{message}', 'Just reply to this email, or answer on the site.', '{link}'],
      },
      de: {
        subject: 'Re: Deine Nachricht an {siteName}',
        title: 'Wir haben dir geantwortet, {firstName}',
        body: ['{message}', 'Antworte einfach auf diese E-Mail oder auf der Website.', '{link}'],
      },
    },
    'thread-answer.link': {
      label: 'Answer to a message, without a reply address',
      required: ['message', 'link'],
      sample: { replyTo: null },
      en: {
        subject: 'Re: Your message to {siteName}',
        title: 'We’ve answered you, {firstName}',
        body: ['{message}', 'Please answer on the site. Replies to this email don’t reach us.', '{link}'],
      },
      de: {
        subject: 'Re: Deine Nachricht an {siteName}',
        title: 'Wir haben dir geantwortet, {firstName}',
        body: [
          '{message}',
          'Bitte antworte auf der Website. Antworten auf diese E-Mail erreichen uns nicht.',
          '{link}',
        ],
      },
    },
  },
  sample: {
    firstName,
    message: 'That was Moonstone Beach, at low tide.\n\nCome before nine: the light is best then.',
    key: 'sample',
    replyTo: 'reply+sample@example.com',
    references: [],
  },
  draw: ({ firstName, message, key, replyTo, references }, { t }) => ({
    key: replyTo ? 'thread-answer.reply' : 'thread-answer.link',
    values: { firstName },
    blocks: {
      message: message.split(/\n+/).map(text),
      link: button(t('See the conversation'), `/messages?key=${key}`),
    },
    thread: { replyTo, references, isAutomatic: false },
  }),
})
