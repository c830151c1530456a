import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Proxy whose address stays while the server behind it changes, e.g. to one with other settings. */
export interface SwitchableProxy {
  url: string
  target: string
  /** Delays a request; who has gone when it resolves is dropped. */
  delay: (path: string) => Promise<unknown>
  stop: () => Promise<void>
}

export async function startSwitchableProxy(target: string): Promise<SwitchableProxy> {
  const proxy = createServer(async (req, res) => {
    try {
      const body = await buffer(req)
      await switchable.delay(req.url ?? '/')
      if (req.socket.destroyed) return
      const { authorization, 'content-type': type } = req.headers
      const answer = await fetch(switchable.target + req.url, {
        redirect: 'manual',
        method: req.method ?? 'GET',
        headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
        ...(body.length > 0 && { body }),
      })
      const headers = new Headers(answer.headers)
      for (const name of ['content-encoding', 'content-length', 'connection', 'keep-alive', 'etag'])
        headers.delete(name)
      res.writeHead(answer.status, Object.fromEntries(headers)).end(await answer.bytes())
    } catch {
      res.destroy()
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const switchable: SwitchableProxy = {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    target,
    delay: () => Promise.resolve(),
    async stop() {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
  return switchable
}
