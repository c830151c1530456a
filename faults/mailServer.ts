import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Random } from './random.ts'

/** A mail server that has bad days: some mails it refuses for a while, of some it forgets to say that it has them. */
export interface MailServer {
  url: string
  /** How often each mail was taken in, by its Message-ID. */
  received: Map<string, number>
  /** Mails that were taken in without an answer. */
  unanswered: Set<string>
  /** Takes all from now on, and says so. */
  behave(): void
  close(): Promise<void>
}

export async function startMailServer(random: Random): Promise<MailServer> {
  const received = new Map<string, number>()
  const unanswered = new Set<string>()
  let isMoody = true
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(
        isMoody && random.chance(0.1) ? Object.assign(new Error('try later'), { responseCode: 451 }) : null,
      ),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const id = /^Message-ID: <([^@>]+)/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? 'none'
        received.set(id, (received.get(id) ?? 0) + 1)
        if (!isMoody || !random.chance(0.05)) return done()
        unanswered.add(id)
        done(Object.assign(new Error('closing'), { responseCode: 421 }))
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    unanswered,
    behave: () => {
      isMoody = false
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
