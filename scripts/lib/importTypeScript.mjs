import { build } from 'esbuild'
import { fromRoot } from './paths.mjs'

/** One that needs nothing from Node. */
export async function importTypeScript(file) {
  const { outputFiles } = await build({
    entryPoints: [fromRoot(file)],
    bundle: true,
    format: 'esm',
    write: false,
  })
  const [{ contents }] = outputFiles
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`)
}
