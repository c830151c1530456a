// Loaded before the tools that `run` starts: a build whose starter was killed must not write on beside the next one.
import { isMainThread } from 'node:worker_threads'

// Whatever the tool starts itself must not load this file again: its input is another one.
process.execArgv = process.execArgv.filter((option) => !option.includes('endWithParent'))
if (isMainThread && process.env.ENDS_WITH === String(process.ppid)) {
  process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).resume()
  process.stdin.unref()
}
