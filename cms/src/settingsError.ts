/** The operator can fix it; its message is printed without a stack trace. */
export class SettingsError extends Error {}
