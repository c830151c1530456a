// `npm run import -- list.csv --dry-run`: imports a spreadsheet without a server; the dry run only reports what would
// happen.
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { runCompiled } = await import('./lib/runCompiled.mjs')
await runCompiled('importCommand')
