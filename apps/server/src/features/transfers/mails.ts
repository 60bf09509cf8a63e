import type { Db } from '#core/database/database.ts'
import type { MoveDeps } from './deps.ts'
import { texts } from './mail-texts.ts'
import * as queries from './queries.ts'
import type { HoldingSource } from './source.ts'

/** Mails each receiver how much they received of whom; the author of the transfer knows it already. */
export async function tellReceivers(
  { mails, env }: MoveDeps,
  db: Db,
  sources: readonly HoldingSource[],
  transfer: Pick<queries.Transfer, 'usuario_id' | 'creado_por'>,
  received: readonly queries.Received[],
): Promise<void> {
  const { from, receivers } = await queries.listMailed(
    db,
    transfer.usuario_id,
    received.map(({ usuario_id }) => usuario_id),
  )
  for (const { id, email, idioma: language } of receivers) {
    if (id === transfer.creado_por) continue
    const t = texts[language]
    const facts = received
      .filter(({ usuario_id: to }) => to === id)
      .map(({ tipo, total }) => ({
        label: sources.find(({ kind }) => kind === tipo)?.name[language] ?? tipo,
        value: String(total),
      }))
    const body = {
      title: t.title,
      paragraphs: [t.received(from), t.where],
      facts,
      button: { label: t.open, url: `${env.PUBLIC_URL}/dashboard` },
    }
    await mails.queue(db, { to: email, language, subject: t.title, body, reason: 'transfers.received' })
  }
}
