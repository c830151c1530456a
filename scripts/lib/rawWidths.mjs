import { readFileSync } from 'node:fs'
import { filesIn } from './fingerprint.mjs'
import { fromRoot } from './paths.mjs'

const sizeDeclaration =
  /(?<![\w(-])((?:(?:min|max)-)?(?:width|inline-size)|flex(?:-basis)?|grid(?:-template|-auto)?(?:-columns)?|columns|column-width|--[\w-]+|border(?!-radius)[a-z-]*|outline)\s*:\s*([^;{}]+)(?:;\s*\/\*\s*own:)?/g
const condition = /@(?:media|container)([^{]+)/g
const rawLength = /(?<![\w.-])[\d.]+(?:px|rem|ch|vw|vh|vi|vb|cq\w+|pt|[cm]m)\b/

/**
 * No tokens of web/src/styles, or breakpoints that are not in breakpoints.ts. A width used once has a comment: `width:
 * 6rem; /* own: why *\/`. Allowed without: `em`, fractions, and 1px for visually hidden content.
 */
export const rawWidths = () =>
  filesIn(['web/src'])
    .filter((file) => file.endsWith('.css') && !file.startsWith('web/src/styles/'))
    .flatMap((file) => widthsIn(file, readFileSync(fromRoot(file), 'utf8')))

export function widthsIn(file, css) {
  const matches = [...css.matchAll(sizeDeclaration), ...css.matchAll(condition)].filter(
    ([all, first, value = first]) => !all.endsWith('own:') && value !== '1px' && rawLength.test(value),
  )
  return matches.map(({ 0: all, index }) => {
    const line = css.slice(0, index).split('\n').length
    return `${file}:${line} "${all.replace(/\s+/g, ' ').trim()}": use a token of web/src/styles, or say behind it why it is its own`
  })
}
