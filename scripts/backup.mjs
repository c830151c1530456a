// `npm run backup -- file`: one file with everything in it, also while the server runs.
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { runCompiled } = await import('./lib/runCompiled.mjs')
await runCompiled('backupCommand')
