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
  const first = after.findIndex((line, i) => line !== before[i])
  const start = first < 0 ? after.length : first
  let end = 0
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end))
    end++
  const [old, now] = [before, after].map((lines) => lines.slice(start, lines.length - end)) as [
    string[],
    string[],
  ]
  /** By row and column: how many lines the rests have in common. */
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      (common[i] as Uint16Array)[j] =
        old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const went: string[] = []
  const came: string[] = []
  for (let i = 0, j = 0; i < old.length || j < now.length; ) {
    if (i < old.length && j < now.length && old[i] === now[j]) [i, j] = [i + 1, j + 1]
    else if (j === now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1)))
      went.push(`- ${old[i++]?.trim()}`)
    else came.push(`+ ${now[j++]}`)
  }
  return [...went, ...came]
}

/** Of another page: lines that came, and how many stayed. */
export function newIn(before: readonly string[], after: readonly string[]): string[] {
  const came = changesIn(before, after).filter((line) => line.startsWith('+'))
  return [`= ${after.length - came.length} lines stay`, ...came]
}
