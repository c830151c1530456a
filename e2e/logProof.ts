import { appendFileSync } from 'node:fs'

/** Logs in the full run what was checked, one line each, for the figures of the accessibility statement. */
export function logProof(line: { page: string; rules: number } | { key: 'Tab' }): void {
  const file = process.env.ACCESSIBILITY_LOG
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`)
}
