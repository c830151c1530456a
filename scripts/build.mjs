// `npm run build`: installs and builds what is not up to date, without starting anything.
import './lib/requireNode.mjs'
import { prepare } from './lib/prepare.mjs'
import { main } from './lib/run.mjs'

await main(() => prepare())
