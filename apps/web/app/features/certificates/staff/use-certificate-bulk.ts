import { certificateCalls } from '@portal/contract/certificates/calls'
import { IconCertificateOff, IconMailForward } from '@tabler/icons-react'
import type { Bulk } from '#core/dashboard/list/bulk/bulk.ts'
import { useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

/** What the list offers for many certificates. */
export function useCertificateBulk(total: number): Bulk {
  const t = useTexts(texts)
  return {
    calls: certificateCalls,
    total,
    actions: [
      { name: 'enviar', label: t.send, icon: IconMailForward, will: t.willSend, done: t.didSend },
      {
        name: 'revocar',
        label: t.revoke,
        icon: IconCertificateOff,
        will: t.willRevoke,
        done: t.didRevoke,
        comment: t.reason,
        isDanger: true,
      },
    ],
  }
}
