import webPush from 'web-push'
import { env } from '#env'

export type PushKeys = { publicKey: string; privateKey: string }

/** Null where the environment has none. */
export function configuredKeys(): PushKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env()
  return publicKey && privateKey ? { publicKey, privateKey } : null
}

export const generateKeys = (): PushKeys => webPush.generateVAPIDKeys()
