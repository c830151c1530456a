// Preloaded by test runs (`node --import`): the server's clock is ahead by `CLOCK_AHEAD` milliseconds.
const ahead = Number(process.env.CLOCK_AHEAD ?? 0)
const machines = Date
globalThis.Date = new Proxy(machines, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [machines.now() + ahead] : given, asked),
  get: (target, name) => (name === 'now' ? () => machines.now() + ahead : Reflect.get(target, name)),
})
