import { personDomain } from './hostile.ts'
import type { Complaint } from './judge.ts'

/** How an entry of the log begins, and what everything else begins with that is not a part of one. */
const entry = /^\[[\d:.]+\] /
const failures =
  /\b(ERROR|FATAL)\b|Unhandled|Uncaught|unhandledRejection|uncaughtException|MaxListeners|Warning:|Error:/
/** What others say in their own words of requests that they refuse as they should. */
const refusals = [
  // Of Next, where a page of the admin UI is older than the server.
  /Failed to find Server Action|Server Reference ID did not match/,
  // Of Payload, where an Admin sends a picture with a script in it.
  /ERROR: SVG file contains/,
  // Of Payload, where staff type addresses of the admin UI themselves.
  /ERROR: not-found/,
]
const personal = new RegExp(
  `[\\w.+-]*@?${personDomain.replace('.', '\\.')}|verborgen\\w+verborgen\\S*|eyJ[\\w-]{10,}\\.[\\w-]{10,}`,
)

/** What should not stand in a log: failures that nobody caught, and people. */
export function readLog(output: string, tokens: readonly string[]): Complaint[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those of colours are
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
