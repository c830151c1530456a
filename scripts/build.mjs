// `npm run build`: installs and builds what is not up to date, without starting anything.
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { prepare } = await import('./lib/prepare.mjs')
const { main } = await import('./lib/run.mjs')

await main(() => prepare())
