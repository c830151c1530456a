import type { NamedlessAct } from '#shared/logLine'

/** The contract's four texts that a client may choose for the log; they must not change. */
const requestableKinds: ReadonlyMap<string, NamedlessAct> = new Map([
  ['Eintragsanfrage abgelehnt', { kind: 'entry_request_declined' }],
  ['Eintrag entfernt', { kind: 'removed', noun: 'entries' }],
  ['Änderung angenommen', { kind: 'change_accepted' }],
  ['Änderung abgelehnt', { kind: 'change_declined' }],
])

export const requestedLogKind = (wanted: string, own: NamedlessAct) => requestableKinds.get(wanted) ?? own
