/** An error that the operator can fix; its message is printed without a stack trace. */
export class SettingsError extends Error {}
