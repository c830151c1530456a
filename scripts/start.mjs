// `npm start`: from a bare clone to a running server. Needs nothing but Node and npm.
import './lib/requireNode.mjs'
import { readFileSync } from 'node:fs'
import { buildBeside } from './lib/builds.mjs'
import { importCompiled } from './lib/importCompiled.mjs'
import { prepare } from './lib/prepare.mjs'
import { main } from './lib/run.mjs'

await main(() => prepare(['site', 'server']))
endTogether(buildBeside())

endWithNpm()
// In this process instead of a child, so that signals, exit code and a kill reach the server itself. package.json sets
// two limits in MB: `--max-semi-space-size=4`, because the usual 16 costs 15 MB of memory at rest and gains no speed,
// and `--max-old-space-size=512`, because V8 otherwise lets garbage grow with the machine's memory
// (docs/decisions/016-strangers.md).
await importCompiled('cms', 'server')

/** A signal also ends the build beside the server, which would delay the end. */
function endTogether(endBuild) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      endBuild()
      // Before the server handles signals, this process has to end itself.
      if (process.listenerCount(signal) === 0) process.exit(signal === 'SIGINT' ? 130 : 143)
    })
  }
}

/** When npm was killed, which leaves its script running with the port and the data folder. */
function endWithNpm() {
  if (process.platform === 'win32' || process.env.npm_lifecycle_event !== 'start') return
  const ancestors = () => {
    // npm may have started a shell in between; only Linux tells whose child that is.
    const shell = process.ppid
    const isShell = procFile(shell, 'cmdline').includes('start.mjs')
    return `${shell} ${isShell && /^PPid:\s*(\d+)/m.exec(procFile(shell, 'status'))?.[1]}`
  }
  const atFirst = ancestors()
  const looking = setInterval(() => {
    if (ancestors() === atFirst) return
    // Only once, because a second signal would end the server at once.
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
