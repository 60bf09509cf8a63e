import { certificateMessages as m } from '@portal/contract/certificates/messages'
import type { Bulk } from '#core/records/bulk.ts'
import { restore, revokeByHand } from './issue/revoke.ts'
import * as queries from './list/queries.ts'
import { type SendDeps, send } from './mail/send.ts'

/** Sending or revoking many certificates. What was mailed cannot be undone. */
export const certificateBulk = (deps: SendDeps): Bulk<queries.ListQuery> => ({
  name: 'certificates',
  absent: m.absent,
  chosen: (db, _, which, most) => queries.chosenCertificates(db, which, most),
  actions: {
    enviar: {
      async apply(db, actor, id) {
        await send(db, deps, actor, id)
        return {}
      },
    },
    revocar: {
      async apply(db, actor, id, comment) {
        const { version } = await revokeByHand(db, actor, id, { motivo: comment, version: null })
        return { undo: { version } }
      },
      undo: (db, actor, id, { version }: { version: number }) => restore(db, actor, id, version),
    },
  },
})
