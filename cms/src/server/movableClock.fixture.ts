/**
 * The server with a clock that its parent can move, from the start by `CLOCK_AHEAD` (milliseconds), for test runs. No
 * real server is built from this file: it is compiled together with those runs (`scripts/compile.mjs faults`).
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
