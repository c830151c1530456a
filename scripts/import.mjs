// `npm run import -- list.csv --dry-run`: imports a spreadsheet without a server; the dry run only says what would happen.
import { pathToFileURL } from 'node:url'
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { at, root } = await import('./lib/paths.mjs')
const { prepare } = await import('./lib/prepare.mjs')
const { main } = await import('./lib/run.mjs')

await main(() => prepare(['server']))
process.chdir(root)
process.env.NODE_ENV = 'production'
await import(pathToFileURL(at('cms/dist/importCommand.js')).href)
