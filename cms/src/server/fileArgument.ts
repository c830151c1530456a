import path from 'node:path'
import { parseArgs } from 'node:util'

/** The one file that a command is given; it knows no options. */
export const fileArgument = (usage: string): string =>
  oneFile(parseArgs({ allowPositionals: true, options: {} }).positionals, usage)

/** The one file among what a command is given. */
export function oneFile([given, ...more]: readonly string[], usage: string): string {
  if (!given || more.length > 0) throw new Error(usage)
  // npm runs commands in the project's folder and names the one it was called in.
  return path.resolve(process.env.INIT_CWD ?? '.', given)
}
