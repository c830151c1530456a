import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../operations/runtime/projectRoot.ts'

const manifest = 'cms/.next/server/server-reference-manifest.json'

interface Action {
  filename: string
}

/** Returns Next's ids of the admin UI's server actions from such files; none if the admin UI is not built. */
export function actionIds(file = ''): string[] {
  try {
    const text = readFileSync(path.join(projectRoot(), manifest), 'utf8')
    const actions = Object.entries((JSON.parse(text) as { node: Record<string, Action> }).node)
    return actions.filter(([, { filename }]) => filename.endsWith(file)).map(([id]) => id)
  } catch {
    return []
  }
}
