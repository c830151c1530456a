// `npm run backup -- file`: one file with everything in it, also while the server runs.
import { pathToFileURL } from 'node:url'
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { at, root } = await import('./lib/paths.mjs')
const { prepare } = await import('./lib/prepare.mjs')
const { main } = await import('./lib/run.mjs')

await main(() => prepare(['server']))
process.chdir(root)
process.env.NODE_ENV = 'production'
await import(pathToFileURL(at('cms/dist/backupCommand.js')).href)
