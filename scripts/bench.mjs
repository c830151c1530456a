// `npm run bench`: measures ratios within one run. Runs only parts if they are named: `npm run bench -- list search`.
import './lib/requireNode.mjs'
import { buildAndImport } from './lib/importCompiled.mjs'
import { main } from './lib/run.mjs'

await main(() => buildAndImport('bench'))
