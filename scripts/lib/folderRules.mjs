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
