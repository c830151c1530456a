/**
 * Node arguments for processes that live only as long as a test. They make much that is soon forgotten, and with more
 * room for it a tenth of the processor's time less goes into looking for what may go. They run most code only a few
 * times, and V8 in Node 20 would spend a sixth of the time on optimising it; a setting delays that. Later versions do
 * not have it.
 */
export const shortLivedOptions: readonly string[] = [
  '--max-semi-space-size=64',
  ...(process.versions.node.startsWith('20.') ? ['--interrupt-budget=1200000'] : []),
]
