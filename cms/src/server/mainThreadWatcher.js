// The other end of `watchMainThread.ts`. Plain JavaScript, because the sources and the compiled server alike start it.

import { write } from 'node:fs'
import { Session } from 'node:inspector'
import { workerData } from 'node:worker_threads'

const { turns, tickMs, isJson } = workerData
/** Ticks without a turn of the main thread after which the process ends. */
const limit = 30
/** Further ticks for the main thread to end the process itself. */
const patience = 5

const stood = 'The server has stood still for thirty seconds and answers nobody. '
const msgs = {
  exit: `${stood}It ends with code 70, to be started again`,
  kill: `${stood}It is inside native code, so it is killed by SIGKILL, to be started again`,
}

let seen = 0
let standing = 0

// Ticks are counted instead of time: after a stopped process or a sleeping machine goes on, one tick has passed.
setInterval(() => {
  standing = hasTurned() ? 0 : standing + 1
  seen = turns[0]
  if (standing === limit) ask()
  // Native code, which cannot be interrupted, keeps the main thread.
  if (standing === limit + patience) writeLine(msgs.kill, () => process.kill(process.pid, 'SIGKILL'))
}, tickMs)

const hasTurned = () => Atomics.load(turns, 0) !== seen

/** Ends the process, unless its main thread stands in a debugger, which may have come after the start. */
function ask() {
  const isDebugged = `process.getBuiltinModule('node:inspector').url() !== undefined`
  inMainThread(isDebugged, ({ result }) => {
    if (hasTurned()) return
    if (result.value) standing = 0
    // `process.exit` of a worker would end the worker alone. Node's own line about the open session is closed out.
    else
      writeLine(msgs.exit, () =>
        inMainThread(`process.getBuiltinModule('node:fs').closeSync(2), process.exit(70)`),
      )
  })
}

/** Runs an expression in the main thread, in the middle of whatever loop it is in. */
function inMainThread(expression, done = () => {}) {
  const session = new Session()
  session.connectToMainThread()
  session.post('Runtime.evaluate', { expression }, (error, answer) => {
    session.disconnect()
    if (!error) done(answer)
  })
}

/** Not `writeSync`: the main thread may stand because nobody reads what it prints. */
function writeLine(msg, done) {
  const now = new Date()
  const line = isJson
    ? JSON.stringify({ level: 'fatal', time: now.toISOString(), msg })
    : `[${now.toTimeString().slice(0, 8)}] FATAL: ${msg}`
  const timer = setTimeout(done, tickMs)
  write(2, `${line}\n`, () => {
    clearTimeout(timer)
    done()
  })
}
