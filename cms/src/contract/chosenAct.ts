import type { Told } from '@directory/shared/logLine'

/** The contract's four texts from which a client may choose what the log says; they are no words of ours to change. */
const offered: ReadonlyMap<string, Told> = new Map([
  ['Eintragsanfrage abgelehnt', { kind: 'entry_request_declined' }],
  ['Eintrag entfernt', { kind: 'removed', noun: 'entries' }],
  ['Änderung angenommen', { kind: 'change_accepted' }],
  ['Änderung abgelehnt', { kind: 'change_declined' }],
])

/** What a client asks for if it is offered, else the call's own. */
export const chosenAct = (wanted: string, own: Told): Told => offered.get(wanted) ?? own
