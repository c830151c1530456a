import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Random } from './random.ts'

/** The link in a mail that asks a provider to confirm its entries. */
export interface AskLink {
  to: string
  secret: string
}

/** An unreliable mail server: it refuses some mails for a while and does not acknowledge others. */
export interface MailServer {
  url: string
  /** Number of times each mail was received, by its Message-ID. */
  received: Map<string, number>
  /** Links of all received mails, in order of arrival. */
  links: AskLink[]
  /** Mails that were received but not acknowledged. */
  unanswered: Set<string>
  /** Accepts and acknowledges every mail from now on. */
  behave(): void
  close(): Promise<void>
}

export async function startMailServer(random: Random): Promise<MailServer> {
  const received = new Map<string, number>()
  const unanswered = new Set<string>()
  const links: AskLink[] = []
  let isMoody = true
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(
        isMoody && random.chance(0.1) ? Object.assign(new Error('try later'), { responseCode: 451 }) : null,
      ),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mail = Buffer.concat(chunks).toString('latin1')
        const id = /^Message-ID: <([^@>]+)/im.exec(mail)?.[1] ?? 'none'
        received.set(id, (received.get(id) ?? 0) + 1)
        const secret = secretIn(mail)
        for (const { address } of secret ? envelope.rcptTo : []) links.push({ to: address, secret })
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
    links,
    unanswered,
    behave: () => {
      isMoody = false
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Returns a mail's secret; quoted-printable folds long lines. */
const secretIn = (mail: string): string =>
  /\/confirm\/([\w-]{32})/.exec(mail.replace(/=\r?\n/g, ''))?.[1] ?? ''
