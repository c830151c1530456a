import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { fromRoot, root } from './paths.mjs'

const endWithParent = pathToFileURL(fromRoot('scripts/lib/endWithParent.mjs')).href
const running = new Set()

export function killChildrenOnSignals() {
  const stop = (signal) => {
    for (const child of running) child.kill(signal)
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return () => {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}

/**
 * @param options `onOutput` receives output as it arrives, `isPatient` gives a low priority, `signal` ends the script
 */
export function runNode(
  script,
  args = [],
  { cwd = root, env = {}, onOutput, isPatient = false, signal } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`--import=${endWithParent}`, script, ...args], {
      cwd,
      // The open pipe tells the child that this process is alive.
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ENDS_WITH: String(process.pid), ...env },
    })
    running.add(child)
    // Set at once, because its threads and children inherit the priority.
    if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    signal?.addEventListener('abort', () => child.kill('SIGKILL'), { once: true })
    let output = ''
    const take = (chunk) => {
      output += chunk
      onOutput?.(chunk)
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve({ code: code ?? (signal ? 1 : 0), output })
    })
  })
}

/** With the relevant lines of its output, to be shown without a stack trace. */
export class StepFailed extends Error {
  constructor(title, output) {
    const all = output.trimEnd().split('\n')
    // npm prints the error first and explanations afterwards; other tools do the opposite.
    const lines = all.length > 40 ? [...all.slice(0, 12), '…', ...all.slice(-25)] : all
    super(`${title} failed:\n${lines.map((line) => `  ${line}`).join('\n')}`)
  }
}

export async function mustRun(title, script, args = [], options = {}) {
  const { code, output } = await runNode(script, args, options)
  if (code !== 0) throw new StepFailed(title, output)
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

export async function step(title, act) {
  const since = performance.now()
  console.log(`· ${title} …`)
  await act()
  console.log(`✓ ${title} (${seconds(since)})`)
}

export function debugTime(title, since) {
  if (process.env.DEBUG) console.log(`[${seconds(since)}] ${title}`)
}

/** Prints expected failures as plain text. */
export async function main(act) {
  try {
    await act()
  } catch (error) {
    console.error(error instanceof StepFailed ? `\n${error.message}\n` : error)
    process.exit(1)
  }
}
