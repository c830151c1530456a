import type { SanitizedConfig } from 'payload'

/**
 * Next runs inside the server and uses its configuration, instead of bundling a copy of all that this imports. Set
 * before Next is loaded.
 */
const { payloadConfig } = globalThis as unknown as { payloadConfig: Promise<SanitizedConfig> }

export default payloadConfig
