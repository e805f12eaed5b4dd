import { button, text } from '../mailBlocks.ts'
import { mail } from '../mail.ts'

export const contactMessage = mail('contact-message', {
  wordings: {
    'contact-message': {
      label: 'Contact message, to you',
      required: ['contact', 'message'],
      en: {
        subject: 'Message from a {sender}: {from}',
        title: 'Message from a {sender}',
        body: ['{contact}', '{message}', '{link}'],
      },
    },
  },
  sample: {
    from: 'robin@example.com',
    name: 'Robin',
    message: 'Which beach was that?\n\nThe bands look like ours up north.',
    isMember: true,
    threadId: 12,
    replyTo: null,
    references: [],
  },
  draw: ({ from, name, message, isMember, threadId, replyTo = null, references = [] }) => ({
    key: 'contact-message',
    values: { sender: isMember ? 'member' : 'visitor', from, name, contact: `${name} <${from}>`.trim() },
    blocks: {
      message: message.split(/\n+/).map(text),
      link: button('Answer', `/cms/collections/contact-messages/${threadId ?? ''}`),
    },
    thread: { replyTo, references, isAutomatic: true },
  }),
})
