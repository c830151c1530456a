import { pathToFileURL } from 'node:url'
import { at, root } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { main } from './run.mjs'

/** Runs one of the server's commands in this process, as built from what is there. */
export async function runCompiled(command) {
  await main(() => prepare(['server']))
  process.chdir(root)
  process.env.NODE_ENV = 'production'
  await import(pathToFileURL(at('cms/dist', `${command}.js`)).href)
}
