const ofConsoles: string[] = []
const ofPages: string[] = []
let looksAtPages = false

export const hear = (message: string) => ofConsoles.push(message)

/** Notes what is wrong on a page, and lets the journey go on; it fails when it ends. */
export function complain(found: readonly string[]): void {
  looksAtPages = true
  ofPages.push(...found)
}

/** Forgets what a journey expects of consoles, such as a refused call. */
export const forgive = (expected: RegExp) =>
  ofConsoles.push(...ofConsoles.splice(0).filter((message) => !expected.test(message)))

/** Forgives that a window of another time than the server's hydrates anew. */
export const forgiveHydration = () => afterEach(() => forgive(/hydrat|#4[12]\d/i))

/** Returns everything that nobody expected; in the full set refused calls only where a journey looks at whole pages. */
export function takeComplaints(): string[] {
  const isStrict = looksAtPages || expect.getState().testPath?.includes('/smoke/')
  if (!isStrict) forgive(/status of 4\d\d (?!.*\/assets\/)/)
  looksAtPages = false
  return [...ofConsoles.splice(0), ...ofPages.splice(0)]
}
