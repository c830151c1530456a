import rules, { tests } from '../../.dependency-cruiser.mjs'

/**
 * No circle between folders: of two, one is the lower one. A folder counts with those within it. Tests look around and
 * count for nothing here, so they are left out, which takes a run of its own.
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
