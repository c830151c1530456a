import { personDomain } from './hostile.ts'
import type { Complaint } from './judge.ts'

/** Start of a log entry; lines without it continue one. */
const entry = /^\[[\d:.]+\] /
const failures =
  /\b(ERROR|FATAL)\b|Unhandled|Uncaught|unhandledRejection|uncaughtException|MaxListeners|Warning:|Error:/
/** Libraries' own messages about correctly refused requests. */
const refusals = [
  // From Next, if a page of the admin UI is older than the server.
  /Failed to find Server Action|Server Reference ID did not match/,
  // From Payload, if an administrator uploads a picture containing a script.
  /ERROR: SVG file contains/,
  // From Payload, if staff enter a wrong address in the admin UI.
  /ERROR: not-found/,
]
const personal = new RegExp(
  `[\\w.+-]*@?${personDomain.replace('.', '\\.')}|verborgen\\w+verborgen\\S*|eyJ[\\w-]{10,}\\.[\\w-]{10,}`,
)

/** Finds what must not be in a log: uncaught failures and personal data. */
export function findLogComplaints(output: string, tokens: readonly string[]): Complaint[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they introduce colours
  const lines = output.replace(/\x1b\[\d+m/g, '').split('\n')
  return lines.flatMap((line, i) => {
    const detail = lines.slice(i, i + 14).join('\n      ')
    if (personal.test(line) || tokens.some((token) => line.includes(token)))
      return [{ what: 'the log names a person', detail }]
    const begins = entry.test(line) || /^\S/.test(line)
    if (!begins || !failures.test(line) || refusals.some((one) => one.test(line))) return []
    const what = line
      .replace(entry, '')
      .replace(/[\da-f]{8}-[\da-f-]+|\d+/g, '…')
      .slice(0, 120)
    return [{ what: `the log holds a failure: ${what}`, detail }]
  })
}
