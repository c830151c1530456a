/**
 * Node arguments for processes that live only as long as a test. They run most code only a few times, and V8 in Node
 * 20 would spend a sixth of the processor time on optimising it; the setting delays that. Later versions do not have
 * it.
 */
export const shortLivedOptions: readonly string[] = process.versions.node.startsWith('20.')
  ? ['--interrupt-budget=1200000']
  : []
