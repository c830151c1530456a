import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { DataReader } from './dataReader.ts'
import { chance } from './subject.ts'

const refusal = (responseCode: number) => Object.assign(new Error('try later'), { responseCode })

/** A mail server with bad days: it refuses some mails for a while, does not acknowledge others, and may be down. */
export class MailServer {
  /** How often each mail has come, by its Message-ID. */
  readonly received = new Map<string, number>()
  isMoody = true
  /** Number of mails that came and were not acknowledged, and have to come again. */
  #unanswered = 0
  #server: SMTPServer | null = null
  #port = 0

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => done(this.isMoody && chance(0.1) ? refusal(451) : null),
      onData: (stream, _session, done) => {
        let mail = ''
        stream.setEncoding('latin1').on('data', (chunk: string) => {
          mail += chunk
        })
        stream.on('end', () => done(this.#take(mail)))
      },
    })
    server.on('error', () => {})
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (server.server.address() as AddressInfo).port
    this.#server = server
  }

  stop = () => new Promise<void>((resolve) => this.#server?.close(resolve))

  #take(mail: string): Error | null {
    const id = /^Message-ID: <([^@>]+)/im.exec(mail)?.[1] ?? 'none'
    this.received.set(id, (this.received.get(id) ?? 0) + 1)
    if (!this.isMoody || !chance(0.05)) return null
    this.#unanswered++
    return refusal(421)
  }

  /** Describes mails that are said to be sent and never came, and too many that came again. */
  wrong(rows: DataReader, kills: number): string[] {
    const sent = rows.all('SELECT id FROM mails WHERE sent_at IS NOT NULL').map(({ id }) => String(id))
    const lost = sent.filter((id) => !this.received.has(id)).map((id) => `mail ${id} never came`)
    const repeats = [...this.received.values()].reduce((sum, count) => sum + count - 1, 0)
    // A sender that dies before it reads an acknowledgement has to send again.
    const unavoidable = this.#unanswered + kills
    if (repeats > unavoidable) lost.push(`${repeats} mails came again, where ${unavoidable} had to at most`)
    return lost
  }
}
