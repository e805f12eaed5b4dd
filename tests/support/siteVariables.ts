type Places = {
  siteUrl: string
  databaseUrl: string
  dataDir: string
  cardBase?: string
  printBase?: string
}

export const CARD_KEY = 'sk_test_tests'
export const CARD_WEBHOOK_SECRET = 'whsec_tests'
export const PRINT_KEY = 'print-tests'
export const PRINT_WEBHOOK_SECRET = 'print-webhook-secret-of-tests'

/** As in production, except for the providers' URLs. */
export function siteVariables({ siteUrl, databaseUrl, dataDir, cardBase, printBase }: Places): Record<string, string> {
  return {
    NODE_ENV: 'production',
    PORT: new URL(siteUrl).port || '0',
    HOST: '127.0.0.1',
    SITE_URL: siteUrl,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'a secret that only the tests have and know',
    STRIPE_SECRET_KEY: CARD_KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_tests',
    STRIPE_WEBHOOK_SECRET: CARD_WEBHOOK_SECRET,
    STRIPE_API_BASE: cardBase ?? 'http://127.0.0.1:1',
    SPREADCONNECT_API_KEY: PRINT_KEY,
    SPREADCONNECT_BASE_URL: printBase ?? 'http://127.0.0.1:1',
    SPREADCONNECT_WEBHOOK_SECRET: PRINT_WEBHOOK_SECRET,
    RECEIVER_TEST_HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    STRIPE_SUPPRESS_NOTICES: 'true',
  }
}
