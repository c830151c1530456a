import { diffArrays } from 'diff'

const said =
  /^(?:aria-(?!labelledby|describedby|controls|owns|activedescendant|details|errormessage).+|role|href|alt|title|type|name|required|disabled|readonly|placeholder|autocomplete|inputmode|maxlength|min|max|lang|open|action|target|rel|download|tabindex|dir)$/
const referring = ['aria-labelledby', 'aria-describedby', 'aria-errormessage']
const unheard = 'script, style, template, svg, [hidden]'
/** Without a meaning of their own. */
const plain = /^(?:div|span|p|ul|ol|li|i|small|strong|wbr|body|tbody|thead|tr|dl|article|datalist)$/

/** Written anew by each full run. */
const figures = /(?<=Bei der letzten vollen Prüfung|In the last full check) .*/

/** What a person meets in a document: a line for each element that says more than those within it. */
export function toldOf({ body, activeElement }: Document): string[] {
  const linesOf = (element: Element, depth: number): string[] => {
    if (element.matches(unheard)) return []
    const own = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.textContent : ' ')).join('')
    const told = [
      // A name of React's own counts what was rendered before.
      ...[...element.attributes].flatMap(({ name, value }) =>
        said.test(name) && !value.startsWith('_r_') ? `${name}=${value}` : [],
      ),
      ...referring.flatMap((name) =>
        element.hasAttribute(name) ? `${name}=${referredTo(element, name)}` : [],
      ),
      ...stateOf(element as HTMLInputElement),
      ...(element === activeElement && element !== body ? ['focused'] : []),
      own.replace(/\s+/g, ' ').replace(figures, ' (figures)').trim(),
    ].filter((part) => part !== '')
    const tag = element.tagName.toLowerCase()
    const isLine = told.length > 0 || !plain.test(tag)
    const below = [...element.children].flatMap((child) => linesOf(child, isLine ? depth + 1 : depth))
    return isLine ? [`${' '.repeat(depth)}${[tag, ...told].join(' ')}`, ...below] : below
  }
  return linesOf(body, 0)
}

/** All but the main part. */
export function frameOf(told: readonly string[]): string[] {
  const main = told.findIndex((line) => line.startsWith('main'))
  const end = told.findIndex((line) => line.startsWith('footer'))
  return main < 0 || end < 0 ? [] : [...told.slice(0, main), ...told.slice(end)]
}

function referredTo(element: Element, name: string) {
  const ids = (element.getAttribute(name) ?? '').split(' ')
  return `»${ids.map((id) => document.getElementById(id)?.textContent ?? '?').join(' ')}«`
}

/** What a person has typed or chosen, which no attribute holds. */
function stateOf({ tagName, type, value, checked }: HTMLInputElement): string[] {
  if (!/^(?:INPUT|TEXTAREA|SELECT|OPTION)$/.test(tagName)) return []
  const isTicked = type === 'checkbox' || type === 'radio'
  return [`value=${value}`, ...(isTicked ? [checked ? 'checked' : 'unchecked'] : [])]
}

/** Lines that went and came, as `diff` shows them; one that moved does both. */
export function changesIn(before: readonly string[], after: readonly string[]): string[] {
  const changes = diffArrays([...before], [...after])
  const went = changes.flatMap(({ removed, value }) => (removed ? value : []))
  const came = changes.flatMap(({ added, value }) => (added ? value : []))
  return [...went.map((line) => `- ${line.trim()}`), ...came.map((line) => `+ ${line}`)]
}

/** Of another page: lines that came, and how many stayed. */
export function newIn(before: readonly string[], after: readonly string[]): string[] {
  const came = changesIn(before, after).filter((line) => line.startsWith('+'))
  return [`= ${after.length - came.length} lines stay`, ...came]
}
