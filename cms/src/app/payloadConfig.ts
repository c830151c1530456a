import type { SanitizedConfig } from 'payload'

/**
 * Next runs inside the server and gets the configuration that the server runs with, instead of bundling
 * a copy of everything the configuration imports. The server sets it before Next is loaded.
 */
const { payloadConfig } = globalThis as unknown as { payloadConfig: Promise<SanitizedConfig> }

export default payloadConfig
