import type { Endpoint } from '../implement.ts'
import { createMemberFeed, readMemberFeed, removeMemberFeed } from './memberFeed/memberFeed.ts'
import { cancelLetter, previewLetter, readLetterStatus, sendLetter, testLetter } from './letters/letters.ts'
import { changeEmailPreferences, readEmailPreferences } from './emailPreferences/emailPreferences.ts'
import {
  changePostEmails,
  emailPost,
  readPostEmails,
  readPostEmailStatus,
  cancelPostEmail,
  readPostNotices,
  changePostNotices,
  previewPostEmail,
  testPostEmail,
  unsubscribe,
} from './postEmails/postEmails.ts'
import { confirmNews, requestNews } from './news/news.ts'

export const outreachEndpoints: Endpoint[] = [
  readMemberFeed,
  createMemberFeed,
  removeMemberFeed,
  readPostEmails,
  changePostEmails,
  readEmailPreferences,
  changeEmailPreferences,
  unsubscribe,
  requestNews,
  confirmNews,
  readPostEmailStatus,
  emailPost,
  cancelPostEmail,
  readPostNotices,
  changePostNotices,
  previewPostEmail,
  testPostEmail,
  readLetterStatus,
  sendLetter,
  cancelLetter,
  previewLetter,
  testLetter,
]
