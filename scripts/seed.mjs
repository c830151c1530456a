// `npm run seed`: adds missing demo content to the configured database. Running it twice changes nothing.
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { runCompiled } = await import('./lib/runCompiled.mjs')
await runCompiled('seedCommand')
