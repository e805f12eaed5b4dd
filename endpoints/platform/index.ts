import type { Endpoint } from '../implement.ts'
import { changeMailWording, listMailWordings, previewMailWording, resetMailWording } from './mail/mailWordings.ts'
import { retryMail } from './mail/mails.ts'
import { endSessionsOf, readSecurity, secondFactorReset } from './security/security.ts'
import {
  addReceiver,
  changeReceiver,
  listDeliveries,
  listReceivers,
  removeReceiver,
  rotateReceiverSecret,
  sendDeliveryAgain,
  testReceiver,
} from './outgoingWebhooks/outgoingWebhooks.ts'
import { changeSettings, moveMembers, readMemberPrices, readSettingsForm } from './settings/settings.ts'
import { putCoverPhoto, readConfig, readSiteSetting } from './site/site.ts'
import { receiveMailEvents } from './mailStops/receiveMailEvents.ts'
import { requestUpload } from './uploads/requestUpload.ts'

export const platformEndpoints: Endpoint[] = [
  retryMail,
  listMailWordings,
  changeMailWording,
  resetMailWording,
  previewMailWording,
  readSecurity,
  endSessionsOf,
  secondFactorReset,
  listReceivers,
  addReceiver,
  changeReceiver,
  removeReceiver,
  rotateReceiverSecret,
  testReceiver,
  listDeliveries,
  sendDeliveryAgain,
  receiveMailEvents,
  readConfig,
  readSiteSetting,
  putCoverPhoto,
  readSettingsForm,
  changeSettings,
  readMemberPrices,
  moveMembers,
  requestUpload,
]
