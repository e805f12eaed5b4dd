type PushSupport = 'supported' | 'blocked' | 'unsupported'

/** `blocked`: the person said no; only the browser's settings change that. */
export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'supported'
}
