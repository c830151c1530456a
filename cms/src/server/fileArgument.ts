import path from 'node:path'
import { parseArgs } from 'node:util'

/** The one file that a command is given. */
export function fileArgument(usage: string): string {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  const [given] = positionals
  if (!given || positionals.length > 1) throw new Error(usage)
  // npm runs commands in the project's folder and names the one it was called in.
  return path.resolve(process.env.INIT_CWD ?? '.', given)
}
