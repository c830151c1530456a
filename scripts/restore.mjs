// `npm run restore -- file`: restores a backup into an empty place.
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { runCompiled } = await import('./lib/runCompiled.mjs')
await runCompiled('restoreCommand')
