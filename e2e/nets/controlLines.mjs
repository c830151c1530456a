/** One line for each control of a section (who, language), with the pages that have it. */
export const controlLines = (sections) =>
  sections
    .map(([title, found]) => `# ${title}: ${[...found.keys()].sort().join(' ')}\n${linesOf(found)}\n`)
    .join('\n')

function linesOf(found) {
  const pagesOf = new Map()
  for (const [page, controls] of found)
    for (const control of controls) pagesOf.set(control, [...(pagesOf.get(control) ?? []), page])
  const all = [...found.keys()]
  return [...pagesOf]
    .map(([control, pages]) => {
      const others = all.filter((page) => !pages.includes(page))
      if (others.length === 0) return `${control} @ all`
      return others.length < pages.length
        ? `${control} @ all but ${others.sort().join(' ')}`
        : `${control} @ ${pages.sort().join(' ')}`
    })
    .sort()
    .join('\n')
}

/** Prints each control that a page no longer has, the most widespread first; and pages that were not found. */
export function compareControls(before, after) {
  const [was, is] = [sectionsOf(before), sectionsOf(after)]
  let missing = 0
  for (const [title, { pages, controls }] of was) {
    const now = is.get(title) ?? { pages: [], controls: new Map() }
    const gone = pages.filter((page) => !now.pages.includes(page))
    if (gone.length > 0) console.log(`${title}: without the pages ${gone.join(' ')}`)
    for (const [key, { name, has: had }] of controls) {
      const { has } = now.controls.get(key) ?? { has: [] }
      const lost = had.filter((page) => !gone.includes(page) && !has.includes(page))
      if (lost.length === 0) continue
      missing++
      console.log(
        `${title}: ${has.length === 0 ? 'nowhere any more' : 'missing'}: ${name} @ ${lost.join(' ')}`,
      )
    }
    const news = [...now.controls].filter(([key]) => !controls.has(key)).map(([, { name }]) => name)
    if (news.length > 0) console.log(`${title}: new: ${news.join(' | ')}`)
  }
  console.log(`${missing} names are missing`)
  process.exitCode = missing > 0 ? 1 : 0
}

/** Without spaces, which are lost where words are taken apart for hyphenation. */
const keyOf = (control) => control.replaceAll(' ', '')

const sectionsOf = (text) => new Map(text.split(/^# /m).slice(1).map(sectionOf))

function sectionOf(text) {
  const [head = '', ...lines] = text.trim().split('\n')
  const [title = '', list = ''] = head.split(': ')
  const pages = list.split(' ')
  const controls = lines.map((line) => {
    const at = line.lastIndexOf(' @ ')
    const where = line.slice(at + 3)
    const others = where.replace('all but ', '').split(' ')
    const has = where.startsWith('all') ? pages.filter((page) => !others.includes(page)) : others
    return [keyOf(line.slice(0, at)), { name: line.slice(0, at), has }]
  })
  return [title, { pages, controls: new Map(controls) }]
}
