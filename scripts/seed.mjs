// `npm run seed`: fills the configured database with what it lacks of the demo content. Twice changes nothing.
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { runCompiled } = await import('./lib/runCompiled.mjs')
await runCompiled('seedCommand')
