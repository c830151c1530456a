// Preloaded into the tools that `run` starts: a build whose parent was killed must not keep writing beside the next
// one.
import { isMainThread } from 'node:worker_threads'

// Processes started by the tool must not load this file, because their input is not the pipe to the parent.
process.execArgv = process.execArgv.filter((option) => !option.includes('endWithParent'))
if (isMainThread && process.env.ENDS_WITH === String(process.ppid)) {
  process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).resume()
  process.stdin.unref()
}
