/** What whoever runs the server can mend; told in its own words, without a stack trace. */
export class SettingsError extends Error {}
