import { appendFileSync } from 'node:fs'

/** In the full run, for the figures of the accessibility statement. */
export function logProof(line: { page: string; rules: number } | { key: 'Tab' }): void {
  const file = process.env.ACCESSIBILITY_LOG
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`)
}
