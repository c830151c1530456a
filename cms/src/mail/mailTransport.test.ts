import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createMailTransport } from './mailTransport.ts'

it('sends the next mail after the mail library failed to load once', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'directory-transport-'))
  const transport = createMailTransport({ smtpUrl: null, dataDir })
  const mail = {
    id: '1',
    from: { name: '', address: 'wegweiser@example.org' },
    to: 'frau@example.org',
    subject: 'Betreff',
    text: 'Guten Tag',
    html: '<p>Guten Tag</p>',
    date: new Date(0),
  }
  vi.doMock('nodemailer', () => {
    throw new Error('no file left to open')
  })
  await expect(transport.send(mail)).rejects.toThrow()
  vi.doUnmock('nodemailer')
  expect(await readFile(String(await transport.send(mail)), 'utf8')).toContain('Betreff')
  transport.close()
  await rm(dataDir, { recursive: true })
})
