const ofConsoles: string[] = []
const ofPages: string[] = []

export const hear = (message: string) => ofConsoles.push(message)

/** Notes what is wrong on a page, and lets the journey go on; it fails when it ends. */
export const complain = (found: readonly string[]) => void ofPages.push(...found)

/** Forgets what consoles say of something that a journey expects, such as a refused call. */
export const forgive = (expected: RegExp) =>
  ofConsoles.push(...ofConsoles.splice(0).filter((message) => !expected.test(message)))

export const takeComplaints = (): string[] => [...ofConsoles.splice(0), ...ofPages.splice(0)]
