import { spawn, spawnSync } from 'node:child_process'
import { StepFailed } from '../run.mjs'

const needed = ['buildah', 'runc', 'debootstrap', 'tar', 'npm']

/** Returns why images cannot be tried on this machine, or null. */
export function findMissingPrograms() {
  if (process.platform !== 'linux') return 'containers need Linux.'
  if (process.getuid() !== 0) return 'it needs root.'
  const missing = needed.filter((name) => spawnSync(name, ['--version']).error)
  return missing.length > 0 ? `${missing.join(', ')} not found.` : null
}

/** Runs a command and returns its output; throws unless it succeeds. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    let all = ''
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
      all += chunk
    })
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      all += chunk
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(output.trim()) : reject(new StepFailed(`${command} ${args.join(' ')}`, all)),
    )
  })
}
