import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { fromRoot, root } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { mustRun } from './run.mjs'

export function importCompiled(workspace, name) {
  process.chdir(root)
  process.env.NODE_ENV = 'production'
  return import(pathToFileURL(fromRoot(workspace, 'dist', `${name}.js`)).href)
}

export async function buildAndImport(workspace) {
  await prepare()
  rmSync(fromRoot(workspace, 'dist'), { recursive: true, force: true })
  const args = [workspace, `${workspace}/dist`]
  await mustRun(`Building ${workspace}`, fromRoot('scripts/compile.mjs'), args)
  return importCompiled(workspace, workspace)
}
