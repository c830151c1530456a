import type { Payload } from 'payload'

/** What exists once per server: Next bundles copies of our modules, whose variables exist twice. */
export function perInstance<T>(name: string) {
  const key = Symbol.for(`directory.${name}`)
  type Carrier = Payload & { [key]?: T }
  return {
    attach(payload: Payload, value: T) {
      ;(payload as Carrier)[key] = value
    },
    of(payload: Payload): T {
      const value = (payload as Carrier)[key]
      if (value === undefined) throw new Error(`The server is not ready: no ${name} on this Payload instance`)
      return value
    },
  }
}
