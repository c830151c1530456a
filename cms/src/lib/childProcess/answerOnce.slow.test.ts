import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'

const script = path.join(import.meta.dirname, 'busy.fixture.js')

/** Acts like `runChild` in a process that can be killed; prints the child's id once it has its message. */
const parent = `
  const { fork } = require('node:child_process')
  const child = fork(${JSON.stringify(script)}, {
    env: { PARENT_PID: String(process.pid) }, stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.send({}, () => console.log(child.pid))
`

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it.skipIf(process.platform === 'win32')(
  'a busy child process ends when its parent process is killed',
  async () => {
    const server = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [said] = await once(server.stdout, 'data')
    const child = Number(String(said))
    expect(isThere(child)).toBe(true)
    server.kill('SIGKILL')
    await once(server, 'exit')
    while (isThere(child)) await turn()
  },
)
