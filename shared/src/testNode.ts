/**
 * Arguments for Node, for processes that live no longer than a test. They run most of what they run only a few times, and
 * the V8 of Node 20 would spend a sixth of their processor time on making that faster: so it waits longer before it does.
 * Later ones have no such setting.
 */
export const forShortLives: readonly string[] = process.versions.node.startsWith('20.')
  ? ['--interrupt-budget=1200000']
  : []
