// `npm run seed`, `npm run import -- list.csv --dry-run`, `npm run backup -- file`, `npm run restore -- file`: run a
// command of the server in this process, after building what is out of date. The seed adds missing demo content; a dry
// run of an import only reports; a backup may be made while the server runs, and is restored into an empty place.
import './lib/requireNode.mjs'
import { importCompiled } from './lib/importCompiled.mjs'
import { prepare } from './lib/prepare.mjs'
import { main } from './lib/run.mjs'

const [name] = process.argv.splice(2, 1)
await main(() => prepare(['server']))
await importCompiled('cms', `${name}Command`)
