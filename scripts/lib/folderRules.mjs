import path from 'node:path'
import rules, { tests } from '../../.dependency-cruiser.mjs'

/**
 * Rule against circles between folders; subfolders count as part of a folder. Tests may import anything, and excluding
 * them takes a separate run.
 */
export default {
  forbidden: [
    {
      name: 'no circles of folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(cms|shared|seed|web)/' },
      to: { circular: true },
    },
  ],
  options: { ...rules.options, exclude: { path: [rules.options.exclude.path, tests] } },
}

/** Files that put together what stands in the folders beside them. */
const assembling = ['cms/src/createConfig.ts', 'shared/src/contract.ts']

/**
 * Describes each circle of a folder's own files and one of the folders within it, which no rule of dependency-cruiser
 * can name: one of the two may import the other, and not both.
 *
 * @param modules what dependency-cruiser read, by the options above
 */
export function circlesWithin(modules) {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ source, resolved })),
  )
  const innerOf = (folder, file) => {
    const [name, ...rest] = path.posix.relative(folder, file).split('/')
    return name !== '..' && rest.length > 0 ? name : null
  }
  const outwards = new Map()
  for (const { source, resolved } of imports) {
    const folder = path.posix.dirname(resolved)
    const inner = innerOf(folder, source)
    if (inner) outwards.set(`${folder}/${inner}`, `${source} imports ${resolved}`)
  }
  return imports.flatMap(({ source, resolved }) => {
    const folder = path.posix.dirname(source)
    const back = outwards.get(`${folder}/${innerOf(folder, resolved)}`)
    return back && !assembling.includes(source) ? [`${source} imports ${resolved}, and ${back}`] : []
  })
}
