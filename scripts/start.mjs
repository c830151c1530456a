// `npm start`: from a bare clone to a running server. Needs nothing but Node and npm.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { buildBeside } = await import('./lib/builds.mjs')
const { at, root } = await import('./lib/paths.mjs')
const { prepare } = await import('./lib/prepare.mjs')
const { main } = await import('./lib/run.mjs')

await main(() => prepare(['site', 'server']))
endTogether(buildBeside())

process.chdir(root)
process.env.NODE_ENV = 'production'
endWithNpm()
// In this very process, not in a child: signals, exit code and a kill reach the server itself. package.json gives it two
// limits in MB: `--max-semi-space-size=4`, as with the usual 16 the server holds some 15 MB more at rest and is no
// quicker, and `--max-old-space-size=512`, as V8 lets garbage grow with the memory of the machine
// (docs/decisions/070-no-client-holds-more-than-a-quarter.md).
await import(pathToFileURL(at('cms/dist/server.js')).href)

/** Nobody waits for a build beside a server that ends. */
function endTogether(endBuild) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      endBuild()
      // Before the server listens to signals, nobody else would end this process.
      if (process.listenerCount(signal) === 0) process.exit(signal === 'SIGINT' ? 130 : 143)
    })
  }
}

/** A killed npm leaves its script behind, which would keep the port and the data folder. */
function endWithNpm() {
  if (process.platform === 'win32' || process.env.npm_lifecycle_event !== 'start') return
  const ancestors = () => {
    // npm may have put a shell between itself and us; only Linux tells whose child that is.
    const shell = process.ppid
    const isShell = procFile(shell, 'cmdline').includes('start.mjs')
    return `${shell} ${isShell && /^PPid:\s*(\d+)/m.exec(procFile(shell, 'status'))?.[1]}`
  }
  const atFirst = ancestors()
  const looking = setInterval(() => {
    if (ancestors() === atFirst) return
    // Once: a second signal would end the server at once.
    clearInterval(looking)
    process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

function procFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
