const ourName = 'senior-directory'

/** RFC 9309: the group that names us, else that for all; of the rules that fit the longest holds. */
export function allows(robots: string, path: string) {
  // Others are not kept: a file may name thousands, each with as many rules.
  const rulesOf = new Map<string, [isAllowed: boolean, pattern: string][]>([
    [ourName, []],
    ['*', []],
  ])
  let isOurs = false
  let agents = new Set<string>()
  let isNaming = false
  for (const line of robots.split(/\r\n?|\n/)) {
    const [, key = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#\s]*)/i.exec(line) ?? []
    const name = key.toLowerCase()
    if (name === 'user-agent') {
      if (!isNaming) agents = new Set()
      isNaming = true
      const agent = value.toLowerCase()
      isOurs ||= agent === ourName
      agents.add(agent)
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false
      if (value === '') continue
      for (const agent of agents) rulesOf.get(agent)?.push([name === 'allow', value])
    }
  }
  const rules = rulesOf.get(isOurs ? ourName : '*') ?? []
  const fitting = rules.filter(([, pattern]) => fits(pattern, path))
  const longest = fitting.sort(([allowed, a], [, b]) => b.length - a.length || (allowed ? -1 : 1))[0]
  return longest?.[0] ?? true
}

/** `*` for anything and `$` for the end; parts are found from left to right. */
function fits(pattern: string, path: string) {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  let from = first.length
  for (const part of parts) {
    const at = path.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return !isWhole || from === path.length || (parts.length > 0 && path.endsWith(parts.at(-1) ?? ''))
}
