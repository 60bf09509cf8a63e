import { certificateCalls as calls } from '@portal/contract/certificates/calls'
import type { Door } from '#core/door/door.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { certificateBulk } from './bulk.ts'
import { checkCode } from './check/check.ts'
import type { CertificateDeps } from './deps.ts'
import { documentFor } from './document/document.ts'
import { revokeByHand } from './issue/revoke.ts'
import { downloadCertificates } from './list/download.ts'
import { certificateFor, certificateInitData, listCertificates, ownCertificates } from './list/list.ts'
import { send } from './mail/send.ts'
import { reissueCertificate, saveCertificate, savedOf } from './save.ts'

/** Mounts the calls of certificates: of staff, of their holders, and of those who check one. */
export function certificateRoutes(door: Door, deps: CertificateDeps): void {
  const { db } = deps
  door.mount(calls.initData, () => certificateInitData(db))
  door.mount(calls.list, ({ params }) => listCertificates(db, params))
  door.mount(calls.get, ({ params }) => certificateFor(db, params.id))
  mountWrites(door, deps)
  door.mount(calls.download, ({ actor, params }) => downloadCertificates(deps, actor, params))
  mountBulk(door, db, calls, certificateBulk(deps))

  door.mount(calls.document, ({ actor, params }) => documentFor(deps, actor, params.id))
  door.mount(calls.own, ({ actor, params }) => ownCertificates(db, actor, params))
  door.mount(calls.check, ({ params }) => checkCode(deps, params.codigo))
}

function mountWrites(door: Door, deps: CertificateDeps): void {
  door.mount(calls.save, ({ actor, body }) => saveCertificate(deps, actor, body))
  door.mount(calls.reissue, ({ actor, params, body }) => reissueCertificate(deps, actor, params.id, body))
  door.mount(calls.revoke, async ({ actor, params, body }) =>
    savedOf(await revokeByHand(deps.db, actor, params.id, body)),
  )
  door.mount(calls.send, async ({ actor, params }) => {
    await send(deps.db, deps, actor, params.id)
    return null
  })
}
