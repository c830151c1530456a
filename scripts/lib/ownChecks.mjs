import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { filesIn } from './fingerprint.mjs'
import { fromRoot, readJson, root, workspaces } from './paths.mjs'

const limits = readJson('budget.json')

const data =
  /\.(json|csv|svg|png|ico|md|html|lock|snap|gz|backup)$|(^|\/)(migrations|messages|LICENSE|payload-types\.ts|controls\.txt)(\/|$)/

/** `longerFiles` in budget.json lists exceptions. */
export function tooLongFiles() {
  return projectFiles().flatMap((file) => {
    if (data.test(file)) return []
    const lines = readFileSync(fromRoot(file), 'utf8').split('\n').length - 1
    const limit = limits.longerFiles[file] ?? limits.fileLines
    return lines > limit ? [`${file} has ${lines} lines, more than ${limit}: split it`] : []
  })
}

const sizeDeclaration =
  /(?<![\w(-])((?:(?:min|max)-)?(?:width|inline-size)|flex(?:-basis)?|grid(?:-template|-auto)?(?:-columns)?|columns|column-width|--[\w-]+|border(?!-radius)[a-z-]*|outline)\s*:\s*([^;{}]+)(?:;\s*\/\*\s*own:)?/g
const condition = /@(?:media|container)([^{]+)/g
const rawLength = /(?<![\w.-])[\d.]+(?:px|rem|ch|vw|vh|vi|vb|cq\w+|pt|[cm]m)\b/

/**
 * No tokens of web/src/styles, or breakpoints that are not in breakpoints.ts. A width used once has a comment: `width:
 * 6rem; /* own: why *\/`. Allowed without: `em`, fractions, and 1px for visually hidden content.
 */
export function rawWidths(files = filesIn(['web/src'])) {
  return files
    .filter((file) => file.endsWith('.css') && !file.startsWith('web/src/styles/'))
    .flatMap((file) => widthsIn(file, readFileSync(fromRoot(file), 'utf8')))
}

export function widthsIn(file, css) {
  const matches = [...css.matchAll(sizeDeclaration), ...css.matchAll(condition)].filter(
    ([all, first, value = first]) => !all.endsWith('own:') && value !== '1px' && rawLength.test(value),
  )
  return matches.map(({ 0: all, index }) => {
    const line = css.slice(0, index).split('\n').length
    return `${file}:${line} "${all.replace(/\s+/g, ' ').trim()}": use a token of web/src/styles, or say behind it why it is its own`
  })
}

/** All files if there is no git. */
export function projectFiles() {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const list = execFileSync('git', args, options)
    return list.split('\0').filter((file) => file && existsSync(fromRoot(file)))
  } catch {
    return filesIn([...workspaces, 'scripts', 'docs'])
  }
}
