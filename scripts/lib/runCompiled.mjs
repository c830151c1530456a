import { pathToFileURL } from 'node:url'
import { fromRoot, root } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { main } from './run.mjs'

/** Runs a command of the server in this process, after building what is out of date. */
export async function runCompiled(command) {
  await main(() => prepare(['server']))
  process.chdir(root)
  process.env.NODE_ENV = 'production'
  await import(pathToFileURL(fromRoot('cms/dist', `${command}.js`)).href)
}
