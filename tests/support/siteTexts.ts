import { compileMessage } from '@lingui/message-utils/compileMessage'
import { i18n } from '../../web/src/lib/text.ts'

// For files that also say what the site's pages make of an answer. The build compiles texts; here Lingui does, also once a
// site in this process has set NODE_ENV to production.
i18n.setMessagesCompiler(compileMessage)
