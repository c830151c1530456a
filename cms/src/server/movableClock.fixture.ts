/**
 * The server with a clock that its parent can put forward and back, from its start by `CLOCK_AHEAD` (milliseconds), for
 * runs that try what becomes of it then. Nothing
 * that is started for real is built from this file: it is compiled beside those runs (`scripts/compile.mjs faults`).
 */
let ahead = Number(process.env.CLOCK_AHEAD ?? 0)
const machines = Date

globalThis.Date = new Proxy(machines, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [machines.now() + ahead] : given, asked),
  get: (target, name) => (name === 'now' ? () => machines.now() + ahead : Reflect.get(target, name)),
})

process.on('message', ({ clockAhead }: { clockAhead: number }) => {
  ahead = clockAhead
  process.send?.({ clockAhead })
})

await import('./index.ts')

export {}
