import { permitCalls } from '@portal/contract/permits/calls'
import { samplePdf } from '../../../apps/server/src/features/permits/demo/sample-pdf.ts'
import type { Staff } from './staff.ts'

/** The document of a permit, as a file that a form takes. */
export const permitFile = (name = 'permiso.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(samplePdf(['Permiso de compra', name])),
})

/** Creates an enterprise with a valid permit that authorizes an address: its orders go to production. */
export async function authorizedBuyer(staff: Staff, email: string): Promise<void> {
  const { id } = await staff.enterprise({ emails_autorizados: [email] })
  const api = await staff.as('admin')
  const body = new FormData()
  const fields = { empresa_id: id, numero: 'EXP-E2E', vence_el: `${new Date().getFullYear() + 2}-06-30` }
  for (const [field, value] of Object.entries(fields)) body.append(field, String(value))
  const { buffer, name } = permitFile()
  body.append('archivo', new File([buffer], name))
  const { id: permit, version } = await api.load(permitCalls.save, { body: body as never })
  await api.load(permitCalls.approve, { params: { id: permit }, body: { version } })
}
