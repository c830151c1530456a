import type { SanitizedConfig } from 'payload'

/**
 * Next runs inside the server and gets its configuration, instead of bundling a copy of everything that imports. Set
 * before Next is loaded.
 */
const { payloadConfig } = globalThis as unknown as { payloadConfig: Promise<SanitizedConfig> }

export default payloadConfig
