// `npm run bench`: measures ratios within one run. Runs only parts if they are named: `npm run bench -- list search`.
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { rmSync } = await import('node:fs')
const { pathToFileURL } = await import('node:url')
const { fromRoot, root } = await import('./lib/paths.mjs')
const { prepare } = await import('./lib/prepare.mjs')
const { main, mustRun } = await import('./lib/run.mjs')

await main(async () => {
  await prepare()
  rmSync(fromRoot('bench/dist'), { recursive: true, force: true })
  await mustRun('Building the measurements', fromRoot('scripts/compile.mjs'), ['bench', 'bench/dist'], {})
})
process.chdir(root)
process.env.NODE_ENV = 'production'
await import(pathToFileURL(fromRoot('bench/dist/bench.js')).href)
