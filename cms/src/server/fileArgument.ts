import path from 'node:path'
import { parseArgs } from 'node:util'

/** Returns the one file that a command is given. */
export function fileArgument(usage: string): string {
  const [file, ...more] = parseArgs({ allowPositionals: true, options: {} }).positionals
  if (!file || more.length > 0) throw new Error(usage)
  // npm runs commands in the project's folder; `INIT_CWD` names the folder in which it was called.
  return path.resolve(process.env.INIT_CWD ?? '.', file)
}
