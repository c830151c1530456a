// `npm run restore -- file`: puts a backup into an empty place.
import { pathToFileURL } from 'node:url'
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { at, root } = await import('./lib/paths.mjs')
const { prepare } = await import('./lib/prepare.mjs')
const { main } = await import('./lib/run.mjs')

await main(() => prepare(['server']))
process.chdir(root)
process.env.NODE_ENV = 'production'
await import(pathToFileURL(at('cms/dist/restoreCommand.js')).href)
