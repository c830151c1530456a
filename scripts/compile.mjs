// Compiles the server, its commands and the seed to plain JavaScript, in cms/dist and seed/dist.
import { copyFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

const root = path.resolve(import.meta.dirname, '..')
const at = (...parts) => path.join(root, ...parts)

async function compile(outdir, entryPoints) {
  await rm(outdir, { recursive: true, force: true })
  await build({
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    logLevel: 'warning',
    // Libraries stay where npm put them; our own workspaces are compiled in.
    packages: 'external',
    alias: { '@directory/shared': at('shared/src'), '@directory/cms': at('cms/src') },
  }).catch(() => process.exit(1))
}

await compile(at('cms/dist'), {
  server: at('cms/src/server/index.ts'),
  seedCommand: at('cms/src/server/seedCommand.ts'),
  importCommand: at('cms/src/server/importCommand.ts'),
})
// A worker is a file of its own, beside the code that starts it.
await copyFile(at('cms/src/database/sqliteWorker.js'), at('cms/dist/sqliteWorker.js'))
await compile(at('seed/dist'), { seedDemo: at('seed/seedDemo.ts') })
