import path from 'node:path'
import { parseArgs } from 'node:util'

/** Returns the one file that a command without options is given. */
export const fileArgument = (usage: string): string =>
  parseFileArgument(parseArgs({ allowPositionals: true, options: {} }).positionals, usage)

/** Returns the one file among the arguments of a command. */
export function parseFileArgument([file, ...more]: readonly string[], usage: string): string {
  if (!file || more.length > 0) throw new Error(usage)
  // npm runs commands in the project's folder; `INIT_CWD` names the folder in which it was called.
  return path.resolve(process.env.INIT_CWD ?? '.', file)
}
