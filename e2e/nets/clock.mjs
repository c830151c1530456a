// Preloaded by serve.mjs: the server's clock starts at the same moment in each run, so that what depends on the day is
// the same. The program controls.mjs gives the browser the same clock.
const start = Number(process.env.NETS_CLOCK)
const machines = Date
const ahead = start - machines.now()
globalThis.Date = new Proxy(machines, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [machines.now() + ahead] : given, asked),
  get: (target, name) => (name === 'now' ? () => machines.now() + ahead : Reflect.get(target, name)),
})
