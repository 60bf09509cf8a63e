import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** What the server does with a mail to an address: a code at RCPT, at the end of the mail, or the line cut there. */
export type Fate = { rcpt: number } | { data: number } | 'cut'

export interface MailServer {
  url: string
  /** `from`: the return address of the envelope. */
  received: { from: string; to: string; text: string }[]
  fates: Map<string, Fate>
  /** Milliseconds that it takes to answer at RCPT. */
  delayMs: number
  stop(): Promise<void>
}

/** A real SMTP server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const received: MailServer['received'] = []
  const fates: MailServer['fates'] = new Map()
  const refusal = (code: number) => Object.assign(new Error('refused by the test'), { responseCode: code })
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      const fate = fates.get(address)
      const answer = fate && fate !== 'cut' && 'rcpt' in fate ? refusal(fate.rcpt) : null
      if (mail.delayMs) setTimeout(done, mail.delayMs, answer)
      else done(answer)
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        const fate = fates.get(to)
        if (fate && fate !== 'cut' && 'data' in fate) return done(refusal(fate.data))
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
        received.push({ from, to, text: Buffer.concat(parts).toString() })
        if (fate === 'cut') cut(smtp, session.id)
        else done()
      })
    },
  })
  smtp.on('error', () => {}) // a client that gave up
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const { port } = smtp.server.address() as AddressInfo
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    fates,
    delayMs: 0,
    stop: () => new Promise<void>((resolve) => smtp.close(resolve)),
  }
  return mail
}

/** Ends the connection of one session without a word. */
function cut(smtp: SMTPServer, id: string): void {
  const all = smtp.connections as unknown as Set<{ id: string; _socket: { destroy(): void } }>
  for (const connection of all) if (connection.id === id) connection._socket.destroy()
}
