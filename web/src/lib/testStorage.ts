type Stored = Record<string, string>

const methods = {
  getItem(this: Stored, key: string) {
    return this[key] ?? null
  },
  setItem(this: Stored, key: string, value: string) {
    this[key] = value
  },
  removeItem(this: Stored, key: string) {
    delete this[key]
  },
}

export const tokenOf = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

/** The store's keys are its properties, as browsers have it. */
export function stubStorage(name: 'localStorage' | 'sessionStorage' = 'localStorage'): Stored {
  const stored: Stored = Object.create(methods)
  vi.stubGlobal(name, stored)
  return stored
}
