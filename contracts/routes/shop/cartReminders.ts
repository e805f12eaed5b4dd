import { route } from '../../route.ts'

export const restoreCart = route('POST', '/cart/reminder/restore', {
  summary: 'Puts what an emailed reminder is about into your cart.',
  access: 'everyone',
  status: 204,
  errors: ['reminder_not_found', 'too_many_requests'],
  request: async () => ({ input: (await import('../../shop/cartReminders.ts')).cartReminderInput }),
})

export const stopReminders = route('POST', '/cart/reminder/stop', {
  summary: 'Ends reminders of carts to the mailbox that got this one.',
  access: 'everyone',
  status: 204,
  errors: ['reminder_not_found', 'too_many_requests'],
  request: async () => ({ input: (await import('../../shop/cartReminders.ts')).cartReminderInput }),
})
