// `npm run bench`: measures ratios within one run.
import './lib/requireNode.mjs'
import { buildAndImport } from './lib/importCompiled.mjs'
import { main } from './lib/run.mjs'

await main(() => buildAndImport('bench'))
