// `npm run dev`: rebuilds what a saved file belongs to, and restarts the server. Reload the page to see the change.
import './lib/requireNode.mjs'
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { ensureBuilt } from './lib/builds.mjs'
import { isTest } from './lib/fingerprint.mjs'
import { fromRoot, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { main, StepFailed } from './lib/run.mjs'

const folders = ['shared/src', 'web/src', 'web/public', 'cms/src', 'seed']
/** Milliseconds without another change, because editors and git write several files at once. */
const quiet = 150

let server
let isEnding = false
let timer
let isBuilding = false

function startServer() {
  const child = spawn(process.execPath, ['--enable-source-maps', fromRoot('cms/dist/server.js')], {
    cwd: root,
    stdio: 'inherit',
    // Always built for production; there is no other build.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  server = child
  child.on('exit', (code) => {
    if (server !== child) return
    server = undefined
    if (isEnding) process.exit(code ?? 0)
    console.log('The server has ended; it starts again with the next change.')
  })
}

function stopServer() {
  const child = server
  server = undefined
  if (!child) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  return ended
}

/** Repeats until the running server is up to date with the disk. */
async function refresh() {
  if (isBuilding) return
  isBuilding = true
  try {
    let isNew = false
    while (await ensureBuilt()) isNew = true
    if (!isNew) return
    await stopServer()
    startServer()
  } catch (error) {
    // An error in the code; the server keeps running the last successful build.
    console.error(error instanceof StepFailed ? error.message : error)
  } finally {
    isBuilding = false
  }
}

function onChange(_event, file) {
  if (file && isTest(file)) return
  clearTimeout(timer)
  timer = setTimeout(refresh, quiet)
}

await main(async () => {
  await prepare()
  for (const folder of folders) watch(fromRoot(folder), { recursive: true }, onChange)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      isEnding = true
      if (server) server.kill('SIGTERM')
      else process.exit(0)
    })
  }
  startServer()
  console.log('Watching for changes; Ctrl+C ends it.')
})
