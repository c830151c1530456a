import { currentTime, dayMs, moveClock } from '#clock.ts'
import { addressIds } from '#collections/VerificationRequests/addressIds.ts'
import { hashOfAddress, hashOfSecret } from '#collections/VerificationRequests/linkSecrets.ts'
import { dayOfTurn } from '#collections/VerificationRequests/schedule.ts'
import { verifyEntry } from '#collections/Verifications/verifyEntry.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { addDays, regionToday } from '#shared/moment'
import type { TestServer } from '#testServer.ts'
import { ok } from '#testSuite.ts'

export const confirmOn =
  (server: TestServer) =>
  (entry: string, at: string, by: 'provider' | 'import' = 'import') =>
    inTransaction(server.payload, (req) => verifyEntry(req, { entry, by, at }))

/** Whatever day it is. */
export function addressWithTurn(days: number): string {
  const wanted = (Date.parse(regionToday()) / dayMs + days) % 365
  for (let i = 0; ; i++) {
    const email = `anbieter${i}@example.org`
    if (dayOfTurn(hashOfAddress(email)) === wanted) return email
  }
}

export function goToDay(days: number): void {
  moveClock(Date.parse(`${addDays(regionToday(), days)}T10:00Z`) - Date.now())
}

export function verificationRequestsOn(server: TestServer) {
  const { content, payload } = server
  return {
    mailsTo: server.mailsTo,
    /** Fills in imprint and privacy, and starts asking providers, as on a server with a mail server. */
    async switchOn(perDay = 20) {
      payload.config.custom = { ...payload.config.custom, sendsMail: true }
      for (const name of ['imprint', 'privacy'] as const)
        await content.page(name, '<p>Verein der Probe, Hauptstraße 1, Haßfurt</p>')
      await payload.updateGlobal({ slug: 'site-settings', data: { asking: { on: true, perDay } } as never })
    },
    /** The original secrets are not stored. */
    async linkOf(email: string): Promise<{ secret: string; optOut: string }> {
      const id = (await addressIds(payload))(hashOfAddress(email))
      const [secret, optOut] = [crypto.randomUUID(), crypto.randomUUID()]
      const hashes = { linkHash: hashOfSecret(secret), optOutHash: hashOfSecret(optOut) }
      // In one transaction, because the server may write the same document meanwhile.
      await inTransaction(payload, async (req) => {
        const request = await payload.findByID({ collection: 'verification-requests', id, req })
        const links = (request.links ?? []).map((link, at, all) =>
          at === all.length - 1 ? { ...link, ...hashes } : link,
        )
        await payload.update({ collection: 'verification-requests', id, data: { links }, req })
      })
      return { secret, optOut }
    },
    checkedAt: async (id: string): Promise<string | null> =>
      (
        await payload.db.findOne<{ id: string; checkedAt: string }>({
          collection: 'verifications',
          where: { id: { equals: id } },
        })
      )?.checkedAt ?? null,
    today: () => new Date(currentTime()).toISOString().slice(0, 10),
  }
}

/** The page is for nobody else: neither kept, nor told to other sites, nor found. */
export async function expectSecret(server: TestServer, address: string, words: RegExp): Promise<void> {
  for (const method of ['GET', 'HEAD']) {
    const page = await ok(server.get(address, { method }))
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    if (method === 'GET') expect(await page.text()).toMatch(words)
  }
}

export const formOf = (fields: Record<string, string>) => ({
  method: 'POST',
  // Browsers hide the origin of a page that tells nobody its address.
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'null' },
  body: new URLSearchParams(fields).toString(),
})
