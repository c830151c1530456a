// `npm run backup -- file`: backs up everything into one file, even while the server runs.
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { runCompiled } = await import('./lib/runCompiled.mjs')
await runCompiled('backupCommand')
