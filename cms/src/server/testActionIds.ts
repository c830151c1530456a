import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#lib/paths/projectRoot.ts'

const manifest = 'cms/.next/server/server-reference-manifest.json'

export function actionIds(): string[] {
  try {
    const text = readFileSync(path.join(projectRoot(), manifest), 'utf8')
    return Object.keys((JSON.parse(text) as { node: object }).node)
  } catch {
    return []
  }
}
